import { and, desc, eq, sql } from "drizzle-orm";
import { unpaidAges } from "#rules/codes.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { oneOf } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { latestReminders } from "../../payments/reminders/plan.ts";
import { ofAge, unpaidInReach } from "../../payments/sum-unpaid.ts";
import { isUnpaid, owed } from "../../payments/which.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { age: oneOf(...unpaidAges) };

/**
 * The unpaid payments, of all ages or of one. Reception sees those of the whole centre: as a file they are for
 * administrators.
 */
export const unpaidPaymentGrid = defineGrid<"unpaidPayments", typeof filters>({
  name: "unpaidPayments",
  permission: "payment:list",
  filesPermission: "invoiceExport:make",
  listed: "payment.listed",
  filters,
  table: payments,
  order: [payments.createdAt, payments.id],
  sorts: {
    symbol: [sql`${payments.variableSymbol}`],
    created: [sql`${payments.createdAt}`],
    owed: [owed],
  },
  reach: async (ctx) => unpaidInReach(ctx),
  where: ({ age }, ctx) => [isUnpaid, age && ofAge(age, localDate(ctx.now()))],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({ payment: payments, card: { uuid: patientCards.uuid, ...nameParts(patientCards) } })
      .from(payments)
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .where(anyOf(payments.id, ids));
    const dueDays = await dueDaysOf(ctx, ids);
    const reminders = await latestReminders(ctx, ids);
    return rows.map(({ payment, card }) => {
      const { id, currency, variableSymbol, payer, createdAt } = payment;
      const created = localDate(createdAt);
      const remindedAt = reminders.get(id);
      return {
        id,
        symbol: { id, name: variableSymbol },
        patient: card ? { uuid: card.uuid, fullName: fullName(card) } : { uuid: null, fullName: "" },
        payer,
        created,
        due: dueDays.get(id) ?? created,
        reminded: remindedAt ? localDate(remindedAt) : null,
        owed: { amount: owedOf(payment), currency },
        currency,
      };
    });
  },
});

/** The due days of those of these payments that have an invoice: of the latest, since those before it were given back. */
async function dueDaysOf({ db }: InCenter, ids: readonly number[]): Promise<Map<number, IsoDate>> {
  const rows = await db
    .selectDistinctOn([invoicePayments.paymentId], { id: invoicePayments.paymentId, content: invoices.content })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(anyOf(invoicePayments.paymentId, ids), eq(invoices.kind, "INVOICE")))
    .orderBy(invoicePayments.paymentId, desc(invoices.id));
  return new Map(rows.map(({ id, content }) => [id, content.dueOn]));
}
