import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { ImportKind, ImportRowState } from "#rules/codes.ts";
import { fullName } from "#rules/text/full-name.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { track } from "../core/track.ts";
import { listAskedNames } from "./names/list-names.ts";
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

/** A card, or a service, which has no uuid. */
export type Candidate = { id: number; uuid: string | null; name: string; dateOfBirth: string | null };
export type ShownRow = ImportRow & { known: Candidate[] };

/** A page of the rows in a state, in the order of the file, with the cards or services that may be the same. */
export async function listRows(ctx: Ctx, id: number, state: ImportRowState, page: number) {
  allow(ctx, "import:make");
  const { kind } = await findImport(ctx, id);
  const inState = rowsOf(id, eq(importRows.state, state));
  const [{ total }] = (await ctx.db.select({ total: count() }).from(importRows).where(inState)) as [{ total: number }];
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(inState)
    .orderBy(asc(importRows.line))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE);
  const known = await readKnown(ctx, kind, [...new Set(rows.flatMap(({ candidates }) => candidates ?? []))]);
  const items: ShownRow[] = rows.map((row) => ({
    ...row,
    known: known.filter(({ id }) => row.candidates?.includes(id)),
  }));
  return { items, page, pageSize: ROWS_A_PAGE, total };
}

async function readKnown(ctx: ProfileCtx, kind: ImportKind, ids: number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  if (kind === "SERVICES") {
    const { id, name, medicalCenterId } = procedures;
    const services = await ctx.db
      .select({ id, name })
      .from(procedures)
      .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), inArray(id, ids)));
    return services.map((service) => ({ ...service, uuid: null, dateOfBirth: null }));
  }
  const cards = await ctx.db
    .select()
    .from(patientCards)
    .where(and(eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId), inArray(patientCards.id, ids)));
  await track(ctx, "patientCard.listed", { details: { patientCards: ids } });
  return cards.map((card) => ({ id: card.id, uuid: card.uuid, name: fullName(card), dateOfBirth: card.birthDate }));
}

/** Names of an import that nobody has explained, and what each may mean. */
export async function listNames(ctx: Ctx, id: number) {
  allow(ctx, "import:make");
  await findImport(ctx, id);
  return listAskedNames(ctx, id);
}
