import { batchMany } from "../../core/batch.ts";
import { listInvoiceEmails, type InvoiceEmail as Row } from "../../invoices/email/list.ts";
import { sendInvoiceEmail } from "../../invoices/email/send.ts";
import { builder } from "../builder.ts";
import { patientCardOf } from "../patients/patient-card.ts";
import { Invoice, paymentsOf } from "./invoices.ts";

const emailsOf = batchMany(listInvoiceEmails, (row) => row.invoiceId);

const InvoiceEmail = builder.objectRef<Row>("InvoiceEmail").implement({
  description: "A mail that an invoice is attached to; it waits where it was neither sent nor refused",
  fields: (t) => ({
    recipient: t.exposeString("recipient"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.objectFields(Invoice, (t) => ({
  emails: t.field({
    type: [InvoiceEmail],
    description: "The ten latest, the newest first",
    resolve: ({ id }, _args, ctx) => emailsOf(ctx, id),
  }),
  defaultRecipient: t.string({
    nullable: true,
    description: "The address of the only patient; null where there are several",
    resolve: async ({ id }, _args, ctx) => {
      const cards = new Set((await paymentsOf(ctx, id)).map(({ patientCardId }) => patientCardId));
      const [only] = cards.size === 1 ? cards : [];
      return only ? (await patientCardOf(ctx, only))?.email : null;
    },
  }),
}));

builder.mutationFields((t) => ({
  invoiceEmailSend: t.field({
    type: Invoice,
    rule: "invoice:write",
    description: "Mails its PDF",
    args: {
      invoice: t.arg.int({ required: true }),
      email: t.arg.string({ description: "By default that of the only patient" }),
    },
    resolve: (_root, { invoice, email }, ctx) => sendInvoiceEmail(ctx, invoice, email ?? null),
  }),
}));
