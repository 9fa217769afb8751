// One command on a fresh clone: installs, builds and serves. Of several processes only the first needs to.
import cluster from "node:cluster";
import { build, install } from "./fresh.mjs";

if (cluster.isPrimary) {
  install();
  build();
  console.log("> database, demo clinic");
}
await import("./serve.mjs");
