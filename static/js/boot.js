// The plain shell around Python: progress until it answers, and a way out where it does not.
// `data-python` on <html> tells the state: loading, starting, ready (set by Python), failed.
const html = document.documentElement;
const bar = document.getElementById("start-progress");
const running = () => html.dataset.python === "ready";

let timer;
function expectWithin(seconds) {
  clearTimeout(timer);
  timer = setTimeout(() => fail("timeout"), seconds * 1000);
}

function enter(name, seconds) {
  if (running() || html.dataset.python === "failed") return;
  html.dataset.python = name;
  expectWithin(seconds);
  for (const note of document.querySelectorAll("[data-while]")) note.hidden = note.dataset.while !== name;
}

function follow({ compiled, filled, onProgress, received }) {
  onProgress(() => {
    bar.value = received.bytes / received.of;
    bar.textContent = `${Math.round(100 * bar.value)} %`;
    expectWithin(BUILD.patience.arrival);
  });
  return Promise.all([compiled, filled.catch(() => {})]); // it starts without a snapshot too
}

enter("loading", BUILD.patience.arrival);
const loaded = import("./download.js").then(follow);
loaded.then(() => enter("starting", BUILD.patience.start)).catch(fail);

// --- when it does not work ------------------------------------------------------------------------------------------

const panel = document.getElementById("start-failure");
const DEAD = /fatally failed|memory access out of bounds|unreachable|table index is out of bounds|null function/;

function fail(reason) {
  if (running() && !DEAD.test(`${reason}`)) return; // Python tells its own faults
  clearTimeout(timer);
  if (html.dataset.python !== "failed") tell(running() ? "stop" : "start");
  html.dataset.python = "failed";
  document.getElementById("start-reason").textContent = `${reason?.message ?? reason}`.slice(0, 300);
  // Nobody answers in other sheets any more. Closing them moves the focus, and hearing of that may fail here again.
  for (const sheet of document.querySelectorAll("dialog[open]")) if (sheet !== panel) sheet.close();
  if (!panel.open) panel.showModal();
}

function tell(fault) {
  for (const words of panel.querySelectorAll("[data-fault]")) words.hidden = words.dataset.fault !== fault;
}

panel.addEventListener("cancel", (event) => event.preventDefault());

new MutationObserver(() => {
  if (!running()) return;
  clearTimeout(timer);
  panel.close();
  document.getElementById("start").hidden = true;
}).observe(html, { attributeFilter: ["data-python"] });

addEventListener("unhandledrejection", ({ reason }) => fail(reason));
// Capturing, to hear of scripts that cannot be loaded too. Who needs what is only fetched ahead tells whether it came:
// Chromium sometimes calls a preload failed whose bytes have all been handed over.
addEventListener("error", ({ error, message, target }) => {
  if (!target.matches?.("link[rel=preload]")) fail(error ?? message ?? target.src ?? target.href);
}, true);

document.getElementById("start-retry").addEventListener("click", () => location.reload());
document.getElementById("start-export").addEventListener("click", () => {
  const link = document.createElement("a");
  try {
    link.href = URL.createObjectURL(new Blob([localStorage.getItem(BUILD.storageKey) ?? "{}"], { type: "application/json" }));
  } catch (error) {
    return fail(error);
  }
  link.download = "reverstargo.json";
  link.click();
});
