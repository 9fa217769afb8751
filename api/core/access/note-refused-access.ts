import { Kind, type ExecutionResult, type GraphQLError } from "graphql";
import { bind, type Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Fault } from "../fault.ts";
import { countOne } from "./rate-limit.ts";
import { track } from "../track.ts";

/**
 * Records what the permission matrix refuses a signed-in person in their centre's audit log, outside of the request's
 * transaction, which is rolled back. A loop of refusals leaves few rows: for each field the first, tenth and hundredth
 * in a minute, each with its number.
 */
export async function noteRefusedAccess(ctx: Ctx, { errors = [] }: ExecutionResult) {
  const { session } = ctx;
  const { profile } = ctx.known;
  if (!session || !profile) return;
  for (const field of new Set(errors.filter(isRefusal).map(fieldOf))) {
    const { count } = await countOne(ctx, "refused access of", `${profile.id} ${field}`, 1);
    if (!/^10*$/.test(String(count))) continue;
    await ctx.db.transaction(async (db) => {
      await bind(db as Db, session.userId, profile.medicalCenterId);
      await track({ ...ctx, db: db as Db, session, profile }, "access.refused", { details: { field, count } });
    });
  }
}

const isRefusal = ({ originalError }: GraphQLError) =>
  originalError instanceof Fault && (originalError.fault === "forbidden" || originalError.fault === "reportOfAnother");
/** By the name in the schema: an alias is the caller's choice. */
const fieldOf = ({ nodes }: GraphQLError): string => (nodes?.[0]?.kind === Kind.FIELD ? nodes[0].name.value : "");
