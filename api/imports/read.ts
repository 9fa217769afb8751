import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { ImportRowState } from "#rules/codes.ts";
import { fullName } from "#rules/text/full-name.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { importRows } from "../db/tables/import-rows.ts";
import { imports } from "../db/tables/imports.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { track } from "../track.ts";
import { findImport, inMyCenter, rowsOf, type Import, type ImportRow } from "./scope.ts";

export const ROWS_A_PAGE = 50;
const MOST_IMPORTS = 100;

/** The latest imports of the centre. */
export async function listImports(ctx: Ctx): Promise<Import[]> {
  allow(ctx, "import:make");
  return ctx.db.select().from(imports).where(inMyCenter(ctx)).orderBy(desc(imports.id)).limit(MOST_IMPORTS);
}

export async function readOneImport(ctx: Ctx, id: number): Promise<Import> {
  allow(ctx, "import:make");
  return findImport(ctx, id);
}

/** Numbers of rows of an import by their state. */
export const countRows = (ctx: Pick<Ctx, "db">, id: number): Promise<{ state: ImportRowState; count: number }[]> =>
  ctx.db
    .select({ state: importRows.state, count: count() })
    .from(importRows)
    .where(rowsOf(id))
    .groupBy(importRows.state)
    .orderBy(importRows.state);

export type Candidate = { uuid: string; fullName: string; dateOfBirth: string | null };
export type ShownRow = ImportRow & { cards: Candidate[] };

/** A page of the rows in a state, in the order of the file, with the cards that may be of the same person. */
export async function listRows(ctx: Ctx, id: number, state: ImportRowState, page: number) {
  allow(ctx, "import:make");
  await findImport(ctx, id);
  const inState = rowsOf(id, eq(importRows.state, state));
  const [{ total }] = (await ctx.db.select({ total: count() }).from(importRows).where(inState)) as [{ total: number }];
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(inState)
    .orderBy(asc(importRows.line))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE);
  const ids = [...new Set(rows.flatMap(({ candidates }) => candidates ?? []))];
  const cards =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(patientCards)
          .where(and(eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId), inArray(patientCards.id, ids)));
  if (ids.length > 0) await track(ctx, "patientCard.listed", { details: { patientCards: ids } });
  const items: ShownRow[] = rows.map((row) => ({
    ...row,
    cards: cards
      .filter((card) => row.candidates?.includes(card.id))
      .map((card) => ({ uuid: card.uuid, fullName: fullName(card), dateOfBirth: card.birthDate })),
  }));
  return { items, page, pageSize: ROWS_A_PAGE, total };
}
