import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";

/**
 * The reason why a folder, created if missing, is not writable, with a remedy. A full disk gives none: people read on.
 */
export function refusalOf(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(path.join(folder, "writable-")));
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT") return undefined;
    return `${folder} cannot be written (${code}): let the user that Motus runs as write there, or set another folder.`;
  }
}
