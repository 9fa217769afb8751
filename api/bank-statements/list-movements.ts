import { and, asc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { bankMovements, isWaiting } from "../core/db/tables/bank-movements.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { visibleStatement } from "./scope.ts";

const PAGE_SIZE = 50;

type Asked = { bankStatement: number; waiting?: boolean | null; page?: number | null };

/** A page of the movements of a statement in their order: all, or those that wait for a decision. */
export async function listMovements(ctx: Ctx, { bankStatement, waiting, page: wanted }: Asked) {
  allow(ctx, "bankStatement:book");
  await visibleStatement(ctx, bankStatement);
  const which = and(
    eq(bankMovements.medicalCenterId, ctx.profile.medicalCenterId),
    eq(bankMovements.statementId, bankStatement),
    waiting ? isWaiting : undefined,
  );
  const total = await ctx.db.$count(bankMovements, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(bankMovements)
    .where(which)
    .orderBy(asc(bankMovements.position), asc(bankMovements.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "bankStatement.read", { entityId: bankStatement });
  return { items, total, page, pageSize: PAGE_SIZE };
}
export type MovementList = Awaited<ReturnType<typeof listMovements>>;
