// PyScript without the one hook for which it evaluates a string, which our policy forbids. (It gives `pyscript.fs` to
// workers; ours do not use it.)
import "./nostore.js";
import { hooks } from "pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
