import { and, sql } from "drizzle-orm";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { isUnpaid, owed } from "../../payments/which.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { PatientCard } from "../patients/patient-card.ts";

const owedByCard = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({
      id: payments.patientCardId,
      currency: payments.currency,
      amount: sql`sum(${owed})`.mapWith(Number),
    })
    .from(payments)
    .where(and(anyOf(payments.patientCardId, ids), isUnpaid))
    .groupBy(payments.patientCardId, payments.currency);
  return new Map(rows.map(({ id, ...owed }) => [id!, owed]));
});

builder.objectField(PatientCard, "owed", (t) =>
  t.field({
    type: Money,
    nullable: true,
    description: "The unpaid payments of the patient; null where nothing is owed",
    resolve: ({ id }, _args, ctx) => owedByCard(ctx, id),
  }),
);
