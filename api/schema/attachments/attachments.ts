import { createAttachments } from "../../attachments/create.ts";
import { attachmentsOfReports, listAttachments, type AttachmentList as List } from "../../attachments/list.ts";
import { readAttachment } from "../../attachments/read.ts";
import { removeAttachment } from "../../attachments/remove.ts";
import type { Attachment as Row } from "../../attachments/scope.ts";
import { setAttachmentType } from "../../attachments/set-type.ts";
import { batchMany } from "../../core/batch.ts";
import { builder } from "../builder.ts";
import { AttachmentTypeEnum } from "../codes.ts";
import { File, fileOf } from "./files.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { MedicalReport, reportOf } from "../medical-reports/medical-reports.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";

const ofReport = batchMany(attachmentsOfReports, (row) => row.medicalReportId!);

export const Attachment = builder.objectRef<Row>("Attachment").implement({
  description: "A file of a patient's card. Medical files are visible to health professionals only",
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    type: t.expose("type", { type: AttachmentTypeEnum }),
    file: t.field({ type: File, resolve: async (row, _args, ctx) => (await fileOf(ctx, row.fileId))! }),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
    medicalReport: t.field({
      type: MedicalReport,
      nullable: true,
      resolve: (row, _args, ctx) => (row.medicalReportId === null ? null : reportOf(ctx, row.medicalReportId)),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
  }),
});

const AttachmentList = builder.objectRef<List>("AttachmentList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [Attachment] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.objectField(PatientCard, "attachments", (t) =>
  t.field({
    type: AttachmentList,
    description: "Attachments visible to the caller, 25 a page, latest first",
    args: { page: t.arg.int() },
    resolve: ({ id }, { page }, ctx) => listAttachments(ctx, id, page),
  }),
);
builder.objectField(MedicalReport, "attachments", (t) =>
  t.field({
    type: [Attachment],
    description: "Attachments visible to the caller, at most 30",
    resolve: ({ id }, _args, ctx) => ofReport(ctx, id),
  }),
);

builder.queryField("attachment", (t) =>
  t.field({
    type: Attachment,
    rule: "attachment:read",
    args: { uuid: t.arg.string({ required: true }) },
    resolve: (_root, { uuid }, ctx) => readAttachment(ctx, uuid),
  }),
);

builder.mutationFields((t) => ({
  attachmentsCreate: t.field({
    type: [Attachment],
    rule: "attachment:write",
    description:
      "Attaches files to a card, all or none; sent by the GraphQL multipart request specification, at most 50 MB each",
    args: {
      patientCard: t.arg.int({ required: true }),
      medicalReport: t.arg.int({ description: "An own draft of the patient" }),
      files: t.arg({ type: ["Upload"], required: true }),
      type: t.arg({
        type: AttachmentTypeEnum,
        defaultValue: "MEDICAL",
        description: "Files of a report are always medical",
      }),
      withoutMetadata: t.arg.boolean({
        description:
          "True removes place, time and device from photographs (JPEG, PNG, WebP, HEIC); other files stay unchanged",
      }),
    },
    resolve: (_root, { type, ...args }, ctx) => createAttachments(ctx, { ...args, type: type ?? "MEDICAL" }),
  }),
  attachmentSetType: t.field({
    type: Attachment,
    rule: "attachment:write",
    args: { attachment: t.arg.int({ required: true }), type: t.arg({ type: AttachmentTypeEnum, required: true }) },
    resolve: (_root, { attachment, type }, ctx) => setAttachmentType(ctx, attachment, type),
  }),
  attachmentRemove: t.field({
    type: Attachment,
    rule: "attachment:write",
    description: "Removes an attachment from the card; its row and file are kept",
    args: { attachment: t.arg.int({ required: true }) },
    resolve: (_root, { attachment }, ctx) => removeAttachment(ctx, attachment),
  }),
}));
