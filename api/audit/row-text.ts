import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";

/** The columns of an audit row in the order in which they are sealed, as the database's `audit_text` has them. */
const columns = [
  "id",
  "medical_center_id",
  "at",
  "profile_id",
  "user_id",
  "request_id",
  "action",
  "entity_id",
  "patient_card_id",
  "details",
  "address",
] as const;
export type RowTexts = Record<(typeof columns)[number], string | null>;

/** Each column of the audit rows that a query calls `table`, as a text that no setting of a session changes. */
export const rowTexts = (table: string): SQL =>
  sql.raw(
    columns
      .map((name) =>
        name === "at"
          ? `to_char(${table}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at`
          : `${table}.${name}::text as ${name}`,
      )
      .join(", "),
  );

/** A value as name, length in bytes and text, as the database's `audit_part` writes it. */
const partOf = (name: string, value: string | null) =>
  value === null ? "" : `${name}=${Buffer.byteLength(value)}:${value};`;

/** SHA-256 of the hash before a row and of its columns, without those that are null. */
export const hashOf = (previous: string, row: RowTexts): string =>
  sha256(previous + columns.map((name) => partOf(name, row[name])).join(""));

/** SHA-256 of named texts in their order, without those that are null. */
export const digestOfParts = (records: Record<string, string | null>[]): string =>
  sha256(records.flatMap((record) => Object.entries(record).map(([name, value]) => partOf(name, value))).join(""));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
