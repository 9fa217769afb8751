import { archiveFtVoucherApplicant } from "../../ft-voucher-applicants/archive.ts";
import { createFtVoucherApplicant } from "../../ft-voucher-applicants/create.ts";
import { readFtVoucherApplicant } from "../../ft-voucher-applicants/read.ts";
import type { FtVoucherApplicant as Applicant } from "../../ft-voucher-applicants/scope.ts";
import { searchFtVoucherApplicants } from "../../ft-voucher-applicants/search.ts";
import { updateFtVoucherApplicant } from "../../ft-voucher-applicants/update.ts";
import { builder } from "../builder.ts";

export const FtVoucherApplicant = builder.objectRef<Applicant>("FtVoucherApplicant").implement({
  description: "A physician who asks for care on FT vouchers",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    icp: t.exposeString("icp", { description: "The number of the workplace, eight digits" }),
    expertise: t.exposeString("expertise", { description: "The code of the specialty" }),
    phone: t.exposeString("phone", { nullable: true }),
    address: t.exposeString("address", { nullable: true, description: "One to three lines" }),
    archived: t.boolean({
      description: "True if new vouchers are not offered it",
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    version: t.exposeInt("version"),
  }),
});

export const FtVoucherApplicantInput = builder.inputType("FtVoucherApplicantInput", {
  fields: (t) => ({
    name: t.string(),
    icp: t.string({ description: "Eight digits, of which the first two are those of a branch of VZP" }),
    expertise: t.string({ description: "A code of three characters" }),
    phone: t.string(),
    address: t.string({ description: "Lines, of 300 characters together at most" }),
  }),
});

builder.queryFields((t) => ({
  ftVoucherApplicant: t.field({
    type: FtVoucherApplicant,
    rule: "ftVoucher:keep",
    description: "An archived one too",
    args: { ftVoucherApplicant: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucherApplicant }, ctx) => readFtVoucherApplicant(ctx, ftVoucherApplicant),
  }),
  ftVoucherApplicants: t.field({
    type: [FtVoucherApplicant],
    rule: "ftVoucher:keep",
    description: "Those that are not archived, by name, at most 20",
    args: { term: t.arg.string({ description: "The beginning of an IČP, or words of a name, diacritics aside" }) },
    resolve: (_root, { term }, ctx) => searchFtVoucherApplicants(ctx, term ?? ""),
  }),
}));

builder.mutationFields((t) => ({
  ftVoucherApplicantCreate: t.field({
    type: FtVoucherApplicant,
    rule: "ftVoucher:keep",
    args: { input: t.arg({ type: FtVoucherApplicantInput, required: true }) },
    resolve: (_root, { input }, ctx) => createFtVoucherApplicant(ctx, input),
  }),
  ftVoucherApplicantUpdate: t.field({
    type: FtVoucherApplicant,
    rule: "ftVoucher:keep",
    args: {
      ftVoucherApplicant: t.arg.int({ required: true }),
      input: t.arg({ type: FtVoucherApplicantInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { ftVoucherApplicant: id, input, version }, ctx) =>
      updateFtVoucherApplicant(ctx, { id, version }, input),
  }),
  ftVoucherApplicantArchive: t.field({
    type: FtVoucherApplicant,
    rule: "ftVoucher:keep",
    description: "Vouchers that name it stay",
    args: { ftVoucherApplicant: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucherApplicant }, ctx) => archiveFtVoucherApplicant(ctx, ftVoucherApplicant),
  }),
}));
