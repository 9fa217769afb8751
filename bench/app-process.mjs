// The product as `npm start` runs it, in a process of its own to be timed and weighed.
const product = await import("../build/server/index.js");
await product.start();
process.on("message", () => process.send(process.memoryUsage().rss));
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
