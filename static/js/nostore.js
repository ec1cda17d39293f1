// PyScript opens what this site has no use for: databases (a cache of packages, folder permissions) and a channel to
// other tabs. Where a browser refuses or lacks them, as in another site's frame, it would not start. So it gets ones of
// ours everywhere, which keep nothing and reach nobody.
function answer(result) {
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

const store = new Proxy({}, { get: (_, method) => () => answer(method.startsWith("getAll") ? [] : undefined) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperties(globalThis, {
  indexedDB: { value: { open: () => answer(database) } },
  BroadcastChannel: { value: class {} },
});
