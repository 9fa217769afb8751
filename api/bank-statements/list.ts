import { desc, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { bankStatements } from "../db/tables/bank-statements.ts";
import { pageWithin } from "../page-within.ts";
import { track } from "../track.ts";

const PAGE_SIZE = 50;

/** A page of the imported statements, the latest first. */
export async function listStatements(ctx: Ctx, wanted: number | null | undefined) {
  allow(ctx, "bankStatement:book");
  const which = eq(bankStatements.medicalCenterId, ctx.profile.medicalCenterId);
  const total = await ctx.db.$count(bankStatements, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(bankStatements)
    .where(which)
    .orderBy(desc(bankStatements.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "bankStatement.listed");
  return { items, total, page, pageSize: PAGE_SIZE };
}
export type StatementList = Awaited<ReturnType<typeof listStatements>>;
