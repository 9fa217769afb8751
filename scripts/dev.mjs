// Installs where the lock file is newer, then serves the sources with live reload.
import { install, run } from "./fresh.mjs";

install();
run("npx vite dev");
