import { readFile } from "node:fs/promises";
import path from "node:path";
import { writeAtomically } from "../core/outside/storage/write-atomically.ts";

/** The latest backup with the files that it lacks, and the latest drill with its fault. */
type FolderState = {
  made?: { file: string; at: string; faultyFiles: number };
  drilled?: { file: string; at: string; fault: string | null };
};

const stateIn = (folder: string) => path.join(folder, "state.json");

/** A folder is read by other machines too, so its state is in it; of one that has none, or is damaged, nothing is known. */
export const readFolderState = (folder: string): Promise<FolderState> =>
  readFile(stateIn(folder), "utf8")
    .then((text) => JSON.parse(text) as FolderState)
    .catch(() => ({}));

export async function writeFolderState(folder: string, news: FolderState) {
  const state = { ...(await readFolderState(folder)), ...news };
  await writeAtomically(stateIn(folder), [Buffer.from(JSON.stringify(state, null, 2) + "\n")]);
}
