// The product in a process of its own, as `npm start` runs it once it is built.
process.env.NODE_ENV = "production";
const product = await import("../../build/server/index.js");
await product.start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
