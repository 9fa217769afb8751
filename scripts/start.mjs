// One command on a fresh clone: installs, builds and serves. Of several processes only the first needs to.
import cluster from "node:cluster";
import { build, install } from "./fresh.mjs";

if (cluster.isPrimary) {
  install();
  build();
}
await import("./serve.mjs");
