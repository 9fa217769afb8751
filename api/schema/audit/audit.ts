import { readLog, type LogState } from "../../audit/read-log.ts";
import { readSeal, type Seal } from "../../audit/read-seal.ts";
import { readCheck, type Check } from "../../evidence/read-check.ts";
import { builder } from "../builder.ts";
import { PatientCard } from "../patients/patient-card.ts";

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

export const EvidenceCheck = builder.objectRef<Check>("EvidenceCheck").implement({
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

const AuditLog = builder.objectRef<LogState>("AuditLog").implement({
  description: "The audit log besides its rows, which are the list auditLog",
  fields: (t) => ({
    patientCard: t.expose("card", { type: PatientCard, nullable: true, description: "The one of the argument" }),
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
    args: { patientCard: t.arg.string({ description: "By its uuid" }) },
    resolve: (_root, { patientCard }, ctx) => readLog(ctx, patientCard),
  }),
}));
