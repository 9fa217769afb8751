// One command on a fresh clone: installs, builds, opens the database, migrates, loads the demo clinic, serves.
import { build, install } from "./fresh.mjs";

install();
build();
process.env.NODE_ENV ??= "production";
const product = await import("../build/server/index.js");
try {
  await product.start(await product.loadBuild());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
