import type { Money as Amount } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { batch } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { issueAdvance } from "../../invoices/advances/issue-advance.ts";
import { readAdvances, takesAdvances } from "../../invoices/advances/unstated.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { Payment } from "../payments/payments.ts";
import { Invoice } from "./invoices.ts";
import { InvoiceCustomerInput } from "./issue.ts";

const advanceOf = batch((ctx, ids: readonly number[]) => readAdvances(ctx as ProfileCtx, ids));

const PaymentAdvance = builder.objectRef<{ receivedOn: IsoDate; amount: Amount }>("PaymentAdvance").implement({
  description: "Money of one day, which came before the day of supply and is taxed on its own",
  fields: (t) => ({
    receivedOn: t.expose("receivedOn", { type: "Date" }),
    amount: t.expose("amount", { type: Money }),
  }),
});

builder.objectField(Payment, "advance", (t) =>
  t.field({
    type: PaymentAdvance,
    nullable: true,
    description: "The first advance that no document states; null where there is none, or the centre pays no VAT",
    resolve: async (payment, _args, ctx) => {
      const { id, currency } = payment;
      const advance = takesAdvances(payment) && (await advanceOf(ctx, id));
      return advance ? { receivedOn: advance.receivedOn, amount: { amount: advance.amount, currency } } : null;
    },
  }),
);

builder.objectField(Invoice, "received", (t) =>
  t.intList({
    description: "Ids of the entries whose money a document on an advance states",
    resolve: ({ received }) => received ?? [],
  }),
);

builder.mutationFields((t) => ({
  invoiceAdvanceCreate: t.field({
    type: Invoice,
    rule: "invoice:write",
    description: "Issues the document on the advance of a payment (`Payment.advance`)",
    args: {
      payment: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version of the payment" }),
      customer: t.arg({ type: InvoiceCustomerInput, description: "By default the payer, else the patient" }),
    },
    resolve: (_root, { payment: id, version, customer }, ctx) => issueAdvance(ctx, { id, version }, { customer }),
  }),
}));
