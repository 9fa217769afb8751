import { createContract } from "../../insurance-contracts/create.ts";
import { setContractOperations } from "../../insurance-contracts/operations.ts";
import { removeContractPrices, setContractPrices } from "../../insurance-contracts/prices.ts";
import { removeContract } from "../../insurance-contracts/remove.ts";
import { updateContract } from "../../insurance-contracts/update.ts";
import { builder } from "../builder.ts";
import { MoneyInput } from "../money.ts";
import { ContractInvoicing, CorrectedNumber, InsuranceContract } from "./insurance-contracts.ts";

const InsuranceCompanyContractInput = builder.inputType("InsuranceCompanyContractInput", {
  fields: (t) => ({
    departmentId: t.int(),
    insuranceCompany: t.string({ description: "The code of the insurer" }),
    icz: t.string(),
    icp: t.string(),
    healthcare: t.string(),
    paymentVariant: t.string(),
    invoicing: t.field({ type: ContractInvoicing }),
    correctedNumber: t.field({ type: CorrectedNumber }),
    daysToDueDate: t.int(),
    variableSymbol: t.string({ description: "At most six digits, where the contract has one" }),
    validFrom: t.field({ type: "Date" }),
    validTo: t.field({ type: "Date" }),
  }),
});

const contract = { description: "The contract" };
const basis = { required: true, description: "The version the change is based on" } as const;

builder.mutationFields((t) => ({
  insuranceCompanyContractCreate: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    description: "Prices are those of its first day; without a list, all operations of the specialty are contracted",
    args: {
      input: t.arg({ type: InsuranceCompanyContractInput, required: true }),
      pointPrice: t.arg.string({ required: true }),
      flatRatePrice: t.arg({ type: MoneyInput }),
      medicalOperations: t.arg.intList(),
    },
    resolve: (_root, { input, ...rest }, ctx) => createContract(ctx, { ...input, ...rest }),
  }),
  insuranceCompanyContractUpdate: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    args: {
      insuranceCompanyContract: t.arg.int({ required: true, ...contract }),
      input: t.arg({
        type: InsuranceCompanyContractInput,
        required: true,
        description: "Omitted fields stay unchanged",
      }),
      version: t.arg.int(basis),
    },
    resolve: (_root, { insuranceCompanyContract: id, input, version }, ctx) =>
      updateContract(ctx, { id, version }, input),
  }),
  insuranceCompanyContractRemove: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    args: { insuranceCompanyContract: t.arg.int({ required: true, ...contract }) },
    resolve: (_root, { insuranceCompanyContract }, ctx) => removeContract(ctx, insuranceCompanyContract),
  }),
  insuranceCompanyContractPriceSet: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    description: "Prices from a day on; those of the same day are replaced",
    args: {
      insuranceCompanyContract: t.arg.int({ required: true, ...contract }),
      validFrom: t.arg({ type: "Date", required: true }),
      pointPrice: t.arg.string({ required: true }),
      flatRatePrice: t.arg({ type: MoneyInput }),
      version: t.arg.int(basis),
    },
    resolve: (_root, { insuranceCompanyContract: id, version, ...prices }, ctx) =>
      setContractPrices(ctx, { id, version }, prices),
  }),
  insuranceCompanyContractPriceRemove: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    description: "The last prices of a contract stay",
    args: {
      insuranceCompanyContract: t.arg.int({ required: true, ...contract }),
      validFrom: t.arg({ type: "Date", required: true }),
      version: t.arg.int(basis),
    },
    resolve: (_root, { insuranceCompanyContract: id, validFrom, version }, ctx) =>
      removeContractPrices(ctx, { id, version }, validFrom),
  }),
  insuranceCompanyContractOperationsSet: t.field({
    type: InsuranceContract,
    rule: "medicalCenter:write",
    args: {
      insuranceCompanyContract: t.arg.int({ required: true, ...contract }),
      medicalOperations: t.arg.intList({ required: true }),
      codes: t.arg.stringList({ description: "Further ones of today's list by their codes" }),
      allOfExpertise: t.arg.boolean({ description: "True adds all of the specialty" }),
      version: t.arg.int(basis),
    },
    resolve: (_root, { insuranceCompanyContract: id, version, medicalOperations, codes, allOfExpertise }, ctx) =>
      setContractOperations(
        ctx,
        { id, version },
        { medicalOperations, codes: codes ?? [], allOfExpertise: allOfExpertise ?? false },
      ),
  }),
}));
