// Serves what is built: opens the database, migrates, loads the demo clinic, listens.
process.env.NODE_ENV ??= "production";
const product = await import("../build/server/index.js");
try {
  await product.start();
} catch (error) {
  // A setting or a database that cannot be used is reported with its remedy; any other error is the program's.
  console.error(["SettingsError", "DatabaseStartError"].includes(error.name) ? error.message : error);
  process.exit(1);
}
