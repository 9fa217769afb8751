import { and, asc, isNull } from "drizzle-orm";
import { contractInvoicings, correctedNumbers } from "#rules/codes.ts";
import { writePointPrice } from "#rules/insurance/point-price.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { localDate } from "#rules/time/time.ts";
import { may } from "#rules/permissions.ts";
import { batch, batchMany } from "../../core/batch.ts";
import { operationsOn } from "../../code-lists/on-day.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { departments } from "../../core/db/tables/departments.ts";
import { insuranceContractOperations as contracted } from "../../core/db/tables/insurance-contract-operations.ts";
import type { insuranceContractPrices } from "../../core/db/tables/insurance-contract-prices.ts";
import { insuranceContracts } from "../../core/db/tables/insurance-contracts.ts";
import { medicalOperations } from "../../core/db/tables/medical-operations.ts";
import { priceOn, pricesOf } from "../../insurance-contracts/prices.ts";
import type { Contract } from "../../insurance-contracts/scope.ts";
import { readContract } from "../../insurance-contracts/read.ts";
import { builder } from "../builder.ts";
import { MedicalOperation } from "../code-lists/code-lists.ts";
import { Department } from "../departments/departments.ts";
import { Money } from "../money.ts";
import { InsuranceCompany } from "../patients/patient-card.ts";

export const ContractInvoicing = builder.enumType("ContractInvoicing", {
  description: "BATCH invoices batches of operations, PERIOD a period as one sum",
  values: contractInvoicings,
});
export const CorrectedNumber = builder.enumType("CorrectedNumber", {
  description: "The number of a corrected document: the SAME as before, or a NEW one",
  values: correctedNumbers,
});

const pricesOfContract = batchMany(pricesOf, ({ contractId }) => contractId);

const money = (amount: number) => ({ amount, currency: "CZK" });

const ContractPrices = builder
  .objectRef<typeof insuranceContractPrices.$inferSelect>("InsuranceContractPrices")
  .implement({
    fields: (t) => ({
      validFrom: t.expose("validFrom", { type: "Date" }),
      pointPrice: t.string({ resolve: ({ pointPrice }) => writePointPrice(pointPrice) }),
      flatRatePrice: t.field({
        type: Money,
        nullable: true,
        resolve: ({ flatRatePrice }) => (flatRatePrice === null ? null : money(flatRatePrice)),
      }),
    }),
  });

const operationsOf = batchMany(
  async (ctx, ids: readonly number[]) => {
    const chosen = await ctx.db.select().from(contracted).where(anyOf(contracted.contractId, ids));
    const known = [...new Set(chosen.map(({ operationId }) => operationId))];
    const listed = await operationsOn(ctx, localDate(ctx.now()), anyOf(medicalOperations.id, known), known.length);
    return listed.flatMap((operation) =>
      chosen
        .filter(({ operationId }) => operationId === operation.id)
        .map(({ contractId }) => ({ contractId, operation })),
    );
  },
  ({ contractId }) => contractId,
);

const departmentOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(departments).where(anyOf(departments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const InsuranceContract = builder.objectRef<Contract>("InsuranceCompanyContract").implement({
  description: "A contract of a department with an insurer; its prices are those of today",
  fields: (t) => ({
    id: t.exposeInt("id"),
    department: t.field({
      type: Department,
      resolve: async ({ departmentId }, _args, ctx) => (await departmentOf(ctx, departmentId))!,
    }),
    insuranceCompany: t.field({ type: InsuranceCompany, resolve: ({ insurer }) => findInsurer(insurer)! }),
    icz: t.exposeString("icz"),
    icp: t.exposeString("icp"),
    healthcare: t.exposeString("healthcare", { description: "The kind of care: 15, 19, 66 or 49" }),
    paymentVariant: t.exposeString("paymentVariant", { description: "The kind of payment, 1 to 4" }),
    invoicing: t.expose("invoicing", { type: ContractInvoicing }),
    correctedNumber: t.expose("correctedNumber", { type: CorrectedNumber }),
    pointPrice: t.string({
      description: "A decimal rate in crowns, as 0.74",
      resolve: async ({ id }, _args, ctx) =>
        writePointPrice(priceOn(await pricesOfContract(ctx, id), localDate(ctx.now()))?.pointPrice ?? 0),
    }),
    flatRatePrice: t.field({
      type: Money,
      nullable: true,
      resolve: async ({ id }, _args, ctx) => {
        const price = priceOn(await pricesOfContract(ctx, id), localDate(ctx.now()))?.flatRatePrice ?? null;
        return price === null ? null : money(price);
      },
    }),
    prices: t.field({
      type: [ContractPrices],
      description: "By the days from which they hold, the latest first",
      resolve: ({ id }, _args, ctx) => pricesOfContract(ctx, id),
    }),
    daysToDueDate: t.exposeInt("daysToDueDate"),
    variableSymbol: t.exposeString("variableSymbol", { nullable: true }),
    validFrom: t.expose("validFrom", { type: "Date" }),
    validTo: t.expose("validTo", { type: "Date", nullable: true, description: "Its last day" }),
    medicalOperations: t.field({
      type: [MedicalOperation],
      description: "Contracted operations, as far as today's list has them",
      resolve: async ({ id }, _args, ctx) => (await operationsOf(ctx, id)).map(({ operation }) => operation),
    }),
    version: t.exposeInt("version"),
  }),
});

const contractsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(insuranceContracts)
      .where(and(anyOf(insuranceContracts.departmentId, ids), isNull(insuranceContracts.removedAt)))
      .orderBy(asc(insuranceContracts.insurer), asc(insuranceContracts.validFrom)),
  ({ departmentId }) => departmentId,
);

builder.objectField(Department, "insuranceCompanyContracts", (t) =>
  t.field({
    type: [InsuranceContract],
    nullable: true,
    description: "Null for those who read no contracts",
    resolve: ({ id }, _args, ctx) => (ctx.profile && may(ctx.profile, "insurer:read") ? contractsOf(ctx, id) : null),
  }),
);

builder.queryField("insuranceCompanyContract", (t) =>
  t.field({
    type: InsuranceContract,
    rule: "insurer:read",
    args: { insuranceCompanyContract: t.arg.int({ required: true }) },
    resolve: (_root, { insuranceCompanyContract }, ctx) => readContract(ctx, insuranceCompanyContract),
  }),
);
