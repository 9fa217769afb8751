import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { copyPatient } from "../../patient-rights/copy-patient.ts";
import { listAccess, type Access } from "../../patient-rights/list-access.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const AccessEntry = builder.objectRef<Access>("AccessEntry").implement({
  description: "Everything one request has read or changed in a patient's records",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "Null for an anonymous request",
      resolve: ({ profileId }, _args, ctx) => (profileId === null ? null : profileOf(ctx, profileId)),
    }),
    actions: t.exposeStringList("actions", { description: "`<entity>.<verb>`" }),
  }),
});

const AccessLog = builder.objectRef<Awaited<ReturnType<typeof listAccess>>>("AccessLog").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [AccessEntry] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.scalarType("PatientCopy", {
  description: "All rows a centre holds about a patient, as JSON",
  serialize: (value) => value as PatientCopy,
});

builder.queryFields((t) => ({
  patientCopy: t.field({
    type: "PatientCopy",
    rule: "medicalReport:read",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => copyPatient(ctx, patientCard),
  }),
  patientAccessLog: t.field({
    type: AccessLog,
    rule: "patientRights:serve",
    description: "Reads and changes of a patient's records, latest first",
    args: {
      patientCard: t.arg.int({ required: true }),
      from: t.arg({ type: "Date" }),
      to: t.arg({ type: "Date", description: "That day included" }),
      page: t.arg.int(),
      pageSize: t.arg.int({ description: "50 if omitted, at most 1,000" }),
    },
    resolve: (_root, args, ctx) => listAccess(ctx, args),
  }),
}));
