// Service worker. What belongs to a build is stored when that build is installed, under names that hold a hash and so
// never change; the page itself comes from the network while there is one.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { NavigationRoute } from "workbox-routing/NavigationRoute.js";
import { Router } from "workbox-routing/Router.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";

const files = new PrecacheController(); // its cache is named after our scope: sites beside this one keep theirs
files.addToCacheList(BUILD.files);

// The page is never written to the cache on its own, since its parts might not be there yet: without a network the
// page of the last whole build is shown.
const page = new NetworkFirst({
  cacheName: files.strategy.cacheName,
  networkTimeoutSeconds: 3,
  plugins: [{ cacheKeyWillBeUsed, cacheWillUpdate: async () => null }],
});

async function cacheKeyWillBeUsed({ request }) {
  const { origin, pathname } = new URL(request.url);
  return files.getCacheKeyForURL(origin + pathname) ?? files.getCacheKeyForURL("index.html");
}

// Files of the build before are needed as long as another tab of it may start a worker.
async function sweep(event) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(registration.scope)).length <= 1) await files.activate(event);
}

const router = new Router();
router.registerRoute(
  new NavigationRoute((options) => {
    options.event.waitUntil(sweep(options.event));
    return page.handle(options);
  }),
);
router.registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./], directoryIndex: null, cleanURLs: false }));
router.addFetchListener();

addEventListener("install", files.install);
// A tab that was there first is taken charge of too, so that the next build waits for it.
addEventListener("activate", (event) => event.waitUntil(sweep(event).then(() => clients.claim())));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
