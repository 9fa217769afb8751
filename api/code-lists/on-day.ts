import { and, asc, desc, eq, inArray, lte, max, sql, type SQL } from "drizzle-orm";
import type { CodeListKind } from "#rules/codes.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import { codeLists } from "../core/db/tables/code-lists.ts";
import { insurerBranches } from "../core/db/tables/insurer-branches.ts";
import { listedOperations } from "../core/db/tables/listed-operations.ts";
import { medicalOperations } from "../core/db/tables/medical-operations.ts";
import { medicalSpecialties } from "../core/db/tables/medical-specialties.ts";

type Reading = Pick<Ctx, "db" | "now">;

/** The first day of the edition of a list that holds on a day. */
export const editionOn = ({ db }: Pick<Ctx, "db">, kind: CodeListKind, day: IsoDate) =>
  sql`(${db
    .select({ from: max(codeLists.validFrom) })
    .from(codeLists)
    .where(and(eq(codeLists.kind, kind), lte(codeLists.validFrom, day)))})`;

const today = (ctx: Reading) => localDate(ctx.now());

/** The edition of the list of operations that holds on a day; the shipped one has points of 2016. */
export async function operationEdition({ db }: Pick<Ctx, "db">, day: IsoDate) {
  const [edition] = await db
    .select({ validFrom: codeLists.validFrom, shipped: codeLists.shipped })
    .from(codeLists)
    .where(and(eq(codeLists.kind, "OPERATIONS"), eq(codeLists.validFrom, editionOn({ db }, "OPERATIONS", day))));
  return edition ?? null;
}

/** The specialties of today's list, by code. */
export const listSpecialties = (ctx: Reading) =>
  ctx.db
    .select({ code: medicalSpecialties.code, name: medicalSpecialties.name })
    .from(medicalSpecialties)
    .where(eq(medicalSpecialties.validFrom, editionOn(ctx, "SPECIALTIES", today(ctx))))
    .orderBy(asc(medicalSpecialties.code));

/** Branches of VZP by today's list, by code. */
export const listBranches = (ctx: Reading) =>
  ctx.db
    .select({ code: insurerBranches.code, name: insurerBranches.name })
    .from(insurerBranches)
    .where(eq(insurerBranches.validFrom, editionOn(ctx, "BRANCHES", today(ctx))))
    .orderBy(asc(insurerBranches.code));

/** The specialties that operations of today's list belong to. */
export async function listExpertises(ctx: Reading): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ expertise: listedOperations.expertise })
    .from(listedOperations)
    .where(eq(listedOperations.validFrom, editionOn(ctx, "OPERATIONS", today(ctx))))
    .orderBy(asc(listedOperations.expertise));
  return rows.map(({ expertise }) => expertise);
}

export type Operation = {
  id: number;
  code: string;
  expertise: string;
  name: string;
  duration: number | null;
  points: number | null;
  /** The day whose list it is of. */
  day: IsoDate;
};

const operationColumns = {
  id: medicalOperations.id,
  code: medicalOperations.code,
  expertise: medicalOperations.expertise,
  name: listedOperations.name,
  duration: listedOperations.duration,
  points: listedOperations.points,
};

/** Operations by the list that holds on a day, by code; those that it lacks are not among them. */
export async function operationsOn(
  ctx: Pick<Ctx, "db">,
  day: IsoDate,
  which: SQL | undefined,
  most: number,
): Promise<Operation[]> {
  const rows = await ctx.db
    .select(operationColumns)
    .from(medicalOperations)
    .innerJoin(
      listedOperations,
      and(
        eq(listedOperations.code, medicalOperations.code),
        eq(listedOperations.expertise, medicalOperations.expertise),
        eq(listedOperations.validFrom, editionOn(ctx, "OPERATIONS", day)),
      ),
    )
    .where(which)
    .orderBy(asc(medicalOperations.code), asc(medicalOperations.expertise))
    .limit(most);
  return rows.map((row) => ({ ...row, day }));
}

/** Operations of a specialty, or of some codes, by today's list: at most 2,000. */
export const listOperations = (ctx: Reading, { expertise, codes }: { expertise?: string; codes?: readonly string[] }) =>
  operationsOn(
    ctx,
    today(ctx),
    and(
      expertise === undefined ? undefined : eq(medicalOperations.expertise, expertise),
      codes === undefined ? undefined : inArray(medicalOperations.code, [...codes]),
    ),
    2_000,
  );

/** The names of codes by the last list that has them. */
export async function lastNames({ db }: Pick<Ctx, "db">, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { code, name, validFrom } = listedOperations;
  const rows = await db
    .selectDistinctOn([code], { code, name })
    .from(listedOperations)
    .where(inArray(code, [...codes]))
    .orderBy(asc(code), desc(validFrom));
  return new Map(rows.map((row) => [row.code, row.name]));
}
