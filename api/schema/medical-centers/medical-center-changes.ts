import { and, count, isNull } from "drizzle-orm";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { closeFirstSteps } from "../../medical-centers/close-first-steps.ts";
import { readMedicalCenter } from "../../medical-centers/read.ts";
import { setCenterType } from "../../medical-centers/set-type.ts";
import { updateMedicalCenter } from "../../medical-centers/update.ts";
import { builder } from "../builder.ts";
import { MedicalCenterTypeEnum } from "../codes.ts";
import { File, fileOf } from "../attachments/files.ts";
import { MedicalCenter } from "./medical-centers.ts";
import { AddressInput, Address } from "../patients/patient-card.ts";

const profilesCountOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: profiles.medicalCenterId, count: count() })
    .from(profiles)
    .where(and(anyOf(profiles.medicalCenterId, ids), isNull(profiles.deactivatedAt)))
    .groupBy(profiles.medicalCenterId);
  return new Map(rows.map((row) => [row.id, row.count]));
});

builder.objectFields(MedicalCenter, (t) => ({
  address: t.field({ type: Address, resolve: (row) => row }),
  logo: t.field({
    type: File,
    nullable: true,
    resolve: (row, _args, ctx) => (row.logoId === null ? null : fileOf(ctx, row.logoId)),
  }),
  abroadAddress: t.exposeString("abroadAddress", {
    nullable: true,
    description: "In place of `address`, in its lines",
  }),
  profilesCount: t.int({
    description: "Number of colleagues with access or an open invitation",
    resolve: async (row, _args, ctx) => (await profilesCountOf(ctx, row.id)) ?? 0,
  }),
  version: t.exposeInt("version"),
}));

const MedicalCenterInput = builder.inputType("MedicalCenterInput", {
  fields: (t) => ({
    name: t.string(),
    phone: t.string(),
    email: t.string(),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string(),
    visitMinutes: t.int(),
  }),
});

builder.queryField("medicalCenter", (t) =>
  t.field({
    type: MedicalCenter,
    rule: "staff:read",
    description: "That of the caller's profile",
    resolve: (_root, _args, ctx) => readMedicalCenter(ctx),
  }),
);

builder.mutationFields((t) => ({
  firstStepsClose: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "Takes the first steps off the calendar",
    resolve: (_root, _args, ctx) => closeFirstSteps(ctx),
  }),
  medicalCenterTypeSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "OTHER is no health provider: insurers are switched off, and what was issued stays",
    args: { type: t.arg({ type: MedicalCenterTypeEnum, required: true }) },
    resolve: (_root, { type }, ctx) => setCenterType(ctx, type),
  }),
  medicalCenterUpdate: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: MedicalCenterInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
      logo: t.arg({
        type: "Upload",
        description: "PNG, JPEG or WebP of at most 2 MB; null removes the logo",
      }),
    },
    resolve: (_root, { input, version, logo }, ctx) => updateMedicalCenter(ctx, version, input, logo),
  }),
}));
