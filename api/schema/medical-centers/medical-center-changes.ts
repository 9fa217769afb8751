import { updateMedicalCenter } from "../../medical-centers/update.ts";
import { builder } from "../builder.ts";
import { File, fileOf } from "../attachments/files.ts";
import { MedicalCenter } from "./medical-centers.ts";
import { AddressInput, Address } from "../patients/patient-card.ts";

builder.objectFields(MedicalCenter, (t) => ({
  address: t.field({ type: Address, resolve: (row) => row }),
  logo: t.field({
    type: File,
    nullable: true,
    resolve: (row, _args, ctx) => (row.logoId === null ? null : fileOf(ctx, row.logoId)),
  }),
  version: t.exposeInt("version"),
}));

const MedicalCenterInput = builder.inputType("MedicalCenterInput", {
  fields: (t) => ({
    name: t.string(),
    phone: t.string(),
    email: t.string(),
    address: t.field({ type: AddressInput }),
  }),
});

builder.mutationFields((t) => ({
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
