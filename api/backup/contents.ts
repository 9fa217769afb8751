import { z } from "zod";
import type { Tally } from "./tables.ts";

/** The first entry: which installation the backup is of. */
export const Head = z.object({ format: z.literal(1), at: z.iso.datetime(), migrations: z.array(z.number()) });
export type Head = z.output<typeof Head>;

/** The last entry: the expected contents. A backup without it is not whole. */
export const Manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** Positions of sequences. */
  sequences: z.record(z.string(), z.string()),
  /** Number of bytes and files included; the hash is of lines with each key and its own hash. */
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  /** Keys of files that the storage did not have, or not as they were stored. */
  missing: z.array(z.string()),
  differing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export const HEAD = "backup.json";
export const SECRETS = "secrets.json";
/** Where the chains of the audit log ended, as it was known before the moment of the backup. */
export const ANCHORS = "audit-anchors.jsonl";
export const MANIFEST = "manifest.json";
export const tablePart = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, "0")}`;
/** The table of an entry. */
export const tableOf = (entry: string) => /^tables\/([\w.]+)\/\d{6}$/.exec(entry)?.[1];
export const fileEntry = (key: string) => `files/${key}`;
/** The file of an entry. */
export const fileOf = (entry: string) => /^files\/([\w-]+)$/.exec(entry)?.[1];

export const rowsOf = (tables: Record<string, Tally>) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
