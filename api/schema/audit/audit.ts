import { auditKinds, loginFactors } from "#rules/audit/audit-actions.ts";
import { datedSettingNames } from "#rules/dated-settings/dated-settings.ts";
import { may } from "#rules/permissions.ts";
import { listAudit, type AuditRow } from "../../audit/list.ts";
import { readSeal, type Seal } from "../../audit/read-seal.ts";
import { readCheck, type Check } from "../../evidence/read-check.ts";
import { builder } from "../builder.ts";
import { DatedSettingEnum } from "../dated-settings/dated-settings.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";

const AuditKindEnum = builder.enumType("AuditKind", { values: auditKinds });

const LoginFactorEnum = builder.enumType("LoginFactor", { values: loginFactors });

const AuditEntry = builder.objectRef<AuditRow>("AuditEntry").implement({
  description: "A read or a change by a user",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    action: t.exposeString("action", { description: "`<entity>.<verb>`" }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "Null for an anonymous request",
      resolve: ({ profileId }, _args, ctx) => (profileId === null ? null : profileOf(ctx, profileId)),
    }),
    patientCard: t.field({
      type: PatientCard,
      nullable: true,
      description: "The patient concerned; null for callers who may not read cards",
      resolve: ({ patientCardId }, _args, ctx) =>
        patientCardId !== null && ctx.profile && may(ctx.profile, "patientCard:read")
          ? patientCardOf(ctx, patientCardId)
          : null,
    }),
    factor: t.field({
      type: LoginFactorEnum,
      nullable: true,
      description: "Of a login: the proof that was accepted",
      resolve: ({ details }) => loginFactors.find((factor) => factor === details?.factor) ?? null,
    }),
    setting: t.field({
      type: DatedSettingEnum,
      nullable: true,
      description: "Of a change of a setting that holds from a day on",
      resolve: ({ details }) => datedSettingNames.find((name) => name === details?.setting) ?? null,
    }),
    count: t.int({
      nullable: true,
      description: "Of a refusal: the number of its kind within a minute",
      resolve: ({ details }) => (typeof details?.count === "number" ? details.count : null),
    }),
    address: t.exposeString("address", { nullable: true, description: "Network address of the request" }),
  }),
});

const AuditSeal = builder.objectRef<Seal>("AuditSeal").implement({
  description: "Position up to which the log is sealed: earlier rows cannot be changed unnoticed",
  fields: (t) => ({
    position: t.exposeInt("position"),
    sealedAt: t.expose("sealedAt", { type: "DateTime" }),
    anchoredAt: t.expose("anchoredAt", {
      type: "DateTime",
      nullable: true,
      description: "Time at which the end of the chain was last recorded outside the database",
    }),
  }),
});

const EvidenceCheck = builder.objectRef<Check>("EvidenceCheck").implement({
  description:
    "The last check of signed reports, consents, invoices, money and the log against their seals: numbers of those that differ",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    reports: t.exposeInt("reports"),
    consents: t.exposeInt("consents", { description: "Including wordings of consents" }),
    invoices: t.exposeInt("invoices", { description: "Including gaps in the series of their numbers" }),
    money: t.exposeInt("money", { description: "Rows of payments, cash, vouchers and the bank, and their sums" }),
    log: t.exposeInt("log", { description: "Of the log's chain, its rows and its anchors" }),
  }),
});

const AuditLog = builder.objectRef<Awaited<ReturnType<typeof listAudit>>>("AuditLog").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [AuditEntry] }),
    total: t.exposeInt("total", {
      description: "Total number; if `totalIsCapped`, there are more, reached by narrowing the days",
    }),
    totalIsCapped: t.exposeBoolean("totalIsCapped"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    patientCard: t.expose("card", {
      type: PatientCard,
      nullable: true,
      description: "The patient, if all rows concern the same one",
    }),
    seal: t.field({
      type: AuditSeal,
      nullable: true,
      description: "Null before the first row is sealed",
      resolve: (_log, _args, ctx) => readSeal(ctx),
    }),
    check: t.field({
      type: EvidenceCheck,
      nullable: true,
      description: "Null before the first check",
      resolve: (_log, _args, ctx) => readCheck(ctx),
    }),
  }),
});

builder.queryFields((t) => ({
  auditLog: t.field({
    type: AuditLog,
    rule: "auditLog:read",
    description: "Reads and changes in the medical centre, latest first",
    args: {
      profile: t.arg.int(),
      patientCard: t.arg.string({ description: "By its uuid" }),
      kind: t.arg({ type: AuditKindEnum }),
      from: t.arg({ type: "Date" }),
      to: t.arg({ type: "Date", description: "That day included" }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listAudit(ctx, args),
  }),
}));
