// PyScript opens databases of its own: a cache of packages and folder permissions, of which this site uses none. Where
// a browser refuses databases, as in another site's frame, it would not start. It gets empty ones that keep nothing.
const { open } = IDBFactory.prototype;

IDBFactory.prototype.open = function (name, ...version) {
  return name.startsWith("IDBMap/") ? answer(database) : open.call(this, name, ...version);
};

function answer(result) {
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

const store = new Proxy({}, { get: (_, method) => () => answer(method.startsWith("getAll") ? [] : undefined) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
