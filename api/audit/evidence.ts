import { sql, type SQL } from "drizzle-orm";
import { evidenceActions, type EvidenceKind } from "#rules/evidence/evidence.ts";
import type { Db } from "../core/db/client.ts";
import { digestOfParts } from "./row-text.ts";

/** Evidence of a record, by names: digests and short codes; null where there is none. */
export type Facts = Record<string, string | null>;
/**
 * The audit log's rows of a record, in the order of writing; `cards` are those its patient's card leads to by merges.
 */
export type Recorded = { entity: number; first: boolean; facts: Facts | null; cards: number[] };
/** A record as it is: `card` is the one it is filed with, where the log holds it to one. */
export type Evident = { id: number; facts: Facts; card?: number };

/** This fact may change and change back, so the latest row counts; rows of every other fact must agree. */
const CHANGING = "validity";

const namesIn = (actions: readonly string[]): SQL => sql.raw(actions.map((action) => `'${action}'`).join(", "));
/** Literals, so that the planner sees that the index of evidence has them. */
export const isFirst = (kind: EvidenceKind): SQL => sql`action in (${namesIn(evidenceActions[kind].first)})`;

const ofCard = sql`array(with recursive way as (select patient_card_id as id union select merged_into_id from patient_cards join way using (id) where merged_into_id is not null) select id from way where id is not null)`;

/** Reads the audit log's rows of these records. */
export async function readRecorded(
  db: Db,
  kind: EvidenceKind,
  ids: readonly number[],
): Promise<Map<number, Recorded[]>> {
  const { first, later } = evidenceActions[kind];
  const cards = kind === "gdprConsent" ? ofCard : sql`'{}'::integer[]`;
  const { rows } = await db.execute<Recorded>(sql`
    select entity_id as entity, ${isFirst(kind)} as first, details as facts, ${cards} as cards from audit_rows
    where action in (${namesIn([...first, ...later])}) and entity_id = any(${sql.param(ids)}::integer[]) order by id`);
  const recorded = new Map<number, Recorded[]>();
  for (const row of rows) recorded.set(row.entity, [...(recorded.get(row.entity) ?? []), row]);
  return recorded;
}

/** Names the difference between a record and the log; undefined where there is none. */
export function faultOf({ facts, card }: Evident, recorded: Recorded[] = []): "altered" | "unrecorded" | undefined {
  if (!recorded.some(({ first }) => first)) return "unrecorded";
  const agrees = Object.entries(facts).every(([name, value]) => {
    const said = recorded.map((row) => row.facts?.[name]).filter((fact) => fact !== undefined);
    return (
      (name === CHANGING ? said.slice(-1) : said).every((fact) => fact === value) && (said.length > 0 || value === null)
    );
  });
  return agrees && (card === undefined || recorded[0]!.cards.includes(card)) ? undefined : "altered";
}

/** A column's instant as a text that no setting of a session changes, to the microsecond. */
export const instantText = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`);
/** Identity and bytes of a stored file that a query calls `file`, as a text to digest. */
export const filePairs = sql.raw(
  "'file', file.uuid::text, 'name', file.name, 'mime', file.mime, 'size', file.size::text, 'sha256', file.sha256",
);

/** The digest of a record's texts, of one record or of several after one another; of none it is null. */
export const digestOfTexts = (texts: Facts[] | Facts | null): string | null =>
  texts === null ? null : digestOfParts([texts].flat());
