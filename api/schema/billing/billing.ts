import { needsVatRates } from "#rules/money/vat-payer.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { batch } from "../../core/batch.ts";
import { isCurrencyFixed } from "../../billing/set-currency.ts";
import { lookUpCompany, type Company } from "../../billing/look-up-company.ts";
import { readBilling, type Billing } from "../../billing/read.ts";
import { transaction } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { billingInformation } from "../../core/db/tables/billing-information.ts";
import { setInvoicingActive, updateBilling } from "../../billing/update.ts";
import { builder } from "../builder.ts";
import { VoucherVatEnum } from "../codes.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";
import { AddressInput, Address } from "../patients/patient-card.ts";

export const BillingInformation = builder.objectRef<Billing>("BillingInformation").implement({
  description: "The issuer of a centre's invoices; until it is entered, the centre itself",
  fields: (t) => ({
    id: t.exposeInt("id", { description: "0 until it is entered" }),
    companyName: t.exposeString("companyName"),
    companyNumber: t.exposeString("companyNumber", { nullable: true }),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    taxNumber: t.exposeString("taxNumber", {
      nullable: true,
      description: "The Slovak DIČ; `vatNumber` is the IČ DPH",
    }),
    dueDays: t.exposeInt("dueDays", { description: "From the issue until an unpaid invoice is due" }),
    vatPayer: t.exposeBoolean("vatPayer"),
    vatPayerFrom: t.expose("vatPayerFrom", {
      type: "Date",
      nullable: true,
      description: "The day from which that holds, and before which the opposite did",
    }),
    voucherVat: t.expose("voucherVat", { type: VoucherVatEnum, description: "Of passes that are sold from now on" }),
    person: t.exposeString("person", { nullable: true, description: "Of a company of one person, the name" }),
    address: t.field({ type: Address, resolve: (row) => row }),
    abroadAddress: t.exposeString("abroadAddress", { nullable: true }),
    country: t.exposeString("country"),
    email: t.exposeString("email", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    accountNumberCze: t.exposeString("accountNumberCze", { nullable: true, description: "`prefix-number/bank`" }),
    iban: t.exposeString("iban", { nullable: true }),
    currency: t.exposeString("currency", { description: "Of all prices and payments: CZK or EUR" }),
    currencyFixed: t.boolean({
      description: "True once there are payments or cash: from then on the currency stays",
      resolve: ({ medicalCenterId }, _args, ctx) => isCurrencyFixed(ctx, medicalCenterId),
    }),
    invoiceFooter: t.exposeString("invoiceFooter", { nullable: true }),
    invoicingActive: t.exposeBoolean("invoicingActive"),
    version: t.exposeInt("version"),
  }),
});

const AresCompany = builder.objectRef<Company>("AresCompany").implement({
  description: "A company as the Czech register has it",
  fields: (t) => ({
    name: t.exposeString("name"),
    person: t.exposeString("person", { nullable: true }),
    smartAddressId: t.exposeString("smartAddressId", { nullable: true, description: "Of the register of addresses" }),
    address: t.field({
      type: Address,
      resolve: ({ address, smartAddressId }) => ({ ...address, id: Number(smartAddressId ?? 0) }),
    }),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    vatPayer: t.exposeBoolean("vatPayer"),
    ended: t.exposeBoolean("ended", { description: "True if the company has ended" }),
  }),
});

const BillingInformationInput = builder.inputType("BillingInformationInput", {
  fields: (t) => ({
    companyName: t.string(),
    companyNumber: t.string(),
    vatNumber: t.string(),
    taxNumber: t.string(),
    dueDays: t.int(),
    vatPayer: t.boolean(),
    vatPayerFrom: t.field({ type: "Date", description: "Needed where `vatPayer` changes while invoices are issued" }),
    voucherVat: t.field({ type: VoucherVatEnum }),
    person: t.string(),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string(),
    email: t.string(),
    phone: t.string(),
    accountNumberCze: t.string(),
    iban: t.string({ description: "Where it is empty, that of the Czech account number" }),
    invoiceFooter: t.string(),
    currency: t.string({ description: "CZK or EUR; refused once it is fixed. Prices keep their numbers" }),
  }),
});

const enteredBilling = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(billingInformation).where(anyOf(billingInformation.medicalCenterId, ids));
  return new Map(rows.map((row) => [row.medicalCenterId, row]));
});

builder.objectFields(MedicalCenter, (t) => ({
  billingInformation: t.field({
    type: BillingInformation,
    nullable: true,
    description: "Null for other centres than the caller's, and for those who may not change its settings",
    resolve: ({ id }, _args, ctx) =>
      ctx.profile?.medicalCenterId === id && may(ctx.profile, "medicalCenter:write")
        ? transaction(ctx, (bound) => readBilling({ ...bound, profile: ctx.profile! }))
        : null,
  }),
  companyNumber: t.string({
    nullable: true,
    description: "The number of the company that issues its invoices; null until it is entered",
    resolve: async ({ id }, _args, ctx) => (await enteredBilling(ctx, id))?.companyNumber,
  }),
  vatRatesNeeded: t.boolean({
    description: "Whether its lines need rates of VAT, today or from a day ahead; false until its billing is entered",
    resolve: async ({ id }, _args, ctx) => {
      const billing = await enteredBilling(ctx, id);
      return billing ? needsVatRates(billing, localDate(ctx.now())) : false;
    },
  }),
}));

builder.queryFields((t) => ({
  billingInformation: t.field({
    type: BillingInformation,
    rule: "medicalCenter:write",
    resolve: (_root, _args, ctx) => readBilling({ ...ctx, profile: ctx.profile! }),
  }),
  aresByCompanyNumber: t.field({
    type: AresCompany,
    nullable: true,
    rule: "invoice:write",
    description: "Null where the register does not know the number",
    args: { companyNumber: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => lookUpCompany(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  billingInformationUpdate: t.field({
    type: BillingInformation,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: BillingInformationInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { input, version }, ctx) => updateBilling(ctx, version, input),
  }),
  invoicingActiveSet: t.field({
    type: BillingInformation,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setInvoicingActive(ctx, active),
  }),
}));
