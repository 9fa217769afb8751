import { eq } from "drizzle-orm";
import { decodeStatement } from "#rules/bank-statements/decode.ts";
import { MOST_RETURNED, ReturnedTableInput } from "#rules/inputs/insurance/returned-documents.ts";
import {
  columnsOf,
  namesOf,
  proposeColumns,
  readRefusals,
  type KnownTable,
  type RefusalColumns,
} from "#rules/insurance/returned/refusal-table.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { insuranceConfigs } from "../../core/db/tables/insurance-configs.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { addReturned, type Entered } from "./enter.ts";
import { tableRows } from "./table-rows.ts";

export type AskedTable = { names: string[]; columns: RefusalColumns };
export type Imported = Entered & { table: AskedTable | null };

type Asked = {
  columns?: { number: number; code?: number | null; reason?: number | null } | null;
  chooseColumns?: boolean | null;
  kind: string;
  forAuthor?: boolean | null;
};

const MOST_BYTES = 1_000_000;
/** So many readings of tables are remembered. */
const MOST_KNOWN = 20;

/**
 * Writes down the documents of an insurer's table. Columns that are chosen are remembered by the names of all, so that
 * the next one like it is read at once; where they are not known, the table is answered and nothing written. Refused is
 * a table without a number of a document (`noRefusals`), and one that is too large (`refusalsTooLarge`).
 */
export async function importRefusals(
  ctx: Ctx,
  file: Blob,
  { columns: given, chooseColumns, ...about }: Asked,
): Promise<Imported> {
  allow(ctx, "insurer:bill");
  const returned = parse(ReturnedTableInput, about);
  if (file.size > MOST_BYTES) throw fieldFault("file", "refusalsTooLarge");
  const rows = tableRows(decodeStatement(new Uint8Array(await file.arrayBuffer())));
  const names = namesOf(rows);
  const [config] = await ctx.db
    .select()
    .from(insuranceConfigs)
    .where(eq(insuranceConfigs.medicalCenterId, ctx.profile.medicalCenterId));
  const known = config?.refusalTables ?? [];
  const chosen = given && chosenOf(given);
  const columns = chosen ?? (chooseColumns ? null : columnsOf(rows, known));
  if (columns === null) return { entered: [], known: [], unknown: [], table: { names, columns: proposeColumns(rows) } };
  const refusals = readRefusals(rows, columns);
  if (refusals.length === 0) throw fieldFault("file", "noRefusals");
  if (refusals.length > MOST_RETURNED) throw fieldFault("file", "refusalsTooLarge");
  if (chosen) await remember(ctx, known, { names, columns });
  return { ...(await addReturned(ctx, returned, refusals)), table: null };
}

const chosenOf = ({ number, code, reason }: NonNullable<Asked["columns"]>): RefusalColumns => ({
  number,
  code: code ?? undefined,
  reason: reason ?? undefined,
});

async function remember(ctx: ProfileCtx, known: readonly KnownTable[], table: KnownTable) {
  const isOther = ({ names }: KnownTable) => names.join("\n") !== table.names.join("\n");
  await ctx.db
    .update(insuranceConfigs)
    .set({ refusalTables: [table, ...known.filter(isOther)].slice(0, MOST_KNOWN) })
    .where(eq(insuranceConfigs.medicalCenterId, ctx.profile.medicalCenterId));
}
