// Builds pages and server, then writes each static file once more in brotli and gzip, so that no request waits for it.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const { status } = spawnSync("npx", ["remix", "vite:build", "--logLevel", "warn"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);

for (const name of readdirSync("build/client", { recursive: true })) {
  const file = path.join("build/client", name);
  if (!statSync(file).isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
