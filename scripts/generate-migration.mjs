// `npm run db:generate`: a migration from changed tables. Of migrations that are not committed yet it writes the digests,
// so that it runs again after one is completed by hand; the snapshot before the newest goes.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = "api/core/db/migrations";
const { status } = spawnSync("npx", ["drizzle-kit", "generate", ...process.argv.slice(2)], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const committed = new Set(
  execFileSync("git", ["ls-tree", "--name-only", "HEAD", `${folder}/`], { encoding: "utf8" })
    .split("\n")
    .map((file) => path.basename(file)),
);
const sums = path.join(folder, "SHA256SUMS");
const digestOf = (file) =>
  createHash("sha256")
    .update(readFileSync(path.join(folder, file)))
    .digest("hex");
const kept = readFileSync(sums, "utf8")
  .split("\n")
  .filter((line) => committed.has(line.split("  ")[1]));
const added = readdirSync(folder).filter((file) => file.endsWith(".sql") && !committed.has(file));
writeFileSync(sums, [...kept, ...added.sort().map((file) => `${digestOf(file)}  ${file}`), ""].join("\n"));

const snapshots = readdirSync(path.join(folder, "meta"))
  .filter((file) => file.endsWith("_snapshot.json"))
  .sort();
for (const file of snapshots.slice(0, -1)) rmSync(path.join(folder, "meta", file));
