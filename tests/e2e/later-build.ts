import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A name with a hash, as bundles and manifests hold it. */
const named = /-([\w-]{8})(\.(?:js|css))\b/g;
const backwards = (text: string) => [...text].reverse().join("");
const renamed = (text: string) => text.replaceAll(named, (_, hash: string, end: string) => `-${backwards(hash)}${end}`);

/** A folder with the product as a later build leaves it: other names of all files for browsers, and another version. */
export function makeLaterBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), "motus-later-"));
  for (const entry of readdirSync("."))
    if (!/^(build|scripts)$/.test(entry)) symlinkSync(path.resolve(entry), path.join(root, entry));
  for (const folder of ["build", "scripts"]) cpSync(folder, path.join(root, folder), { recursive: true });
  for (const name of readdirSync(path.join(root, "build"), { recursive: true })) {
    const file = path.join(root, "build", String(name));
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|css)$/.test(file)) {
      const code = renamed(readFileSync(file, "utf8"));
      writeFileSync(
        file,
        code.replace(/("?version"?: ?")([\da-f]{8})"/, (_, name, hash) => `${name}${backwards(hash)}"`),
      );
      renameSync(file, path.join(path.dirname(file), renamed(path.basename(file))));
    }
  }
  return root;
}
