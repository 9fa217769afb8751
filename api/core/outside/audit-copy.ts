import { readFile } from "node:fs/promises";
import { z } from "zod";
import { appendLines } from "./append-lines.ts";
import { writeAtomically } from "./storage/write-atomically.ts";

/** The copied part of each centre's chain. */
const Reached = z.record(z.string(), z.object({ position: z.int(), hash: z.string() }));
export type Reached = z.output<typeof Reached>;

/** A copy of the audit log outside of the database. */
export type AuditCopy = {
  reached: () => Promise<Reached>;
  /** On the disk when it returns. */
  add: (rows: object[], reached: Reached) => Promise<void>;
  /** Signals that rows wait to be copied. */
  failed: (error: string) => void;
};

type Log = (line: Record<string, unknown>) => void;

/**
 * Rows as JSON lines at the end of a file, with their position in a second file, which is written after them: a crash
 * in between repeats rows, and leaves none out. The file itself may be moved away at any time; the next rows begin
 * another.
 */
export function fileAuditCopy(file: string, log: Log): AuditCopy {
  const reachedIn = `${file}.reached`;
  return {
    reached: async () => {
      const text = await readFile(reachedIn, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "{}";
        throw error;
      });
      return Reached.parse(JSON.parse(text));
    },
    add: async (rows, reached) => {
      await appendLines(
        file,
        rows.map((row) => JSON.stringify(row)),
      );
      await writeAtomically(reachedIn, [Buffer.from(JSON.stringify(reached))]);
    },
    failed: (error) => log({ level: "error", event: "auditNotCopied", error }),
  };
}
