// Serves what is built: opens the database, migrates, loads the demo clinic, listens.
process.env.NODE_ENV ??= "production";
const product = await import("../build/server/index.js");
try {
  await product.start();
} catch (error) {
  // A setting or a database that cannot be used says what to do; anything else is ours to find.
  console.error(["SettingsError", "DatabaseStartError"].includes(error.name) ? error.message : error);
  process.exit(1);
}
