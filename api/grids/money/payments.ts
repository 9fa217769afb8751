import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#rules/codes.ts";
import { integer, oneOf } from "#rules/query.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { paymentsInReach, paymentStates, whichPayments } from "../../payments/which.ts";
import { day, fromDay, untilDay } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts, payerOf } from "../names.ts";
import { paidState } from "./paid-state.ts";

const creator = alias(profiles, "creator");
const confirmer = alias(profiles, "confirmer");

/** The names of what a payment charges: without what was given back of it. */
export const linesOfPayment = sql<string>`(select string_agg(${paymentItems.name}, ', ' order by ${paymentItems.position}) from ${paymentItems} where ${paymentItems.paymentId} = ${payments.id} and ${paymentItems.givenBackAt} is null)`;

/** The methods by which a payment is paid by now; null where nothing is. */
const methodsOfPayment = sql<
  PaymentMethod[] | null
>`(select json_agg(method order by method) from (select ${paymentEntries.method} from ${paymentEntries} where ${paymentEntries.paymentId} = ${payments.id} group by ${paymentEntries.method} having sum(${paymentEntries.amount}) > 0) as paying)`;

const filters = { patientCard: integer, state: oneOf(...paymentStates), from: day, to: day };

export const paymentGrid = defineGrid<"payments", typeof filters>({
  name: "payments",
  permission: "payment:list",
  listed: "payment.listed",
  filters,
  table: payments,
  order: [payments.createdAt, payments.id],
  sorts: { created: [sql`${payments.createdAt}`], price: [sql`${payments.price}`] },
  reach: paymentsInReach,
  where: ({ from, to, ...filters }) => whichPayments({ ...filters, from: fromDay(from), to: untilDay(to) }),
  async read({ db }, ids) {
    const rows = await db
      .select({
        payment: payments,
        lines: linesOfPayment,
        methods: methodsOfPayment,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
        creator: nameParts(creator),
        confirmer: nameParts(confirmer),
      })
      .from(payments)
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .leftJoin(creator, eq(creator.id, payments.createdBy))
      .leftJoin(confirmer, eq(confirmer.id, payments.confirmedBy))
      .where(anyOf(payments.id, ids));
    return rows.map(({ payment, lines, methods, card, creator, confirmer }) => {
      const { id, currency, payer } = payment;
      return {
        id,
        payment: { id, name: lines },
        payer: payerOf(card, payer),
        created: { at: payment.createdAt.toISOString(), by: nameOf(creator) },
        state: paidState(payment),
        price: { amount: payment.price, currency },
        paid: { amount: payment.paid, currency },
        currency,
        payed: payment.payedAt && { at: payment.payedAt.toISOString(), by: nameOf(confirmer) },
        methods,
        symbol: payment.variableSymbol,
      };
    });
  },
});
