import { centerWorks } from "#rules/center-status/works.ts";
import { readCenterStatus, type CenterStatus as Read, type WorkState } from "../../center-status/read.ts";
import { EvidenceCheck } from "../audit/audit.ts";
import { builder } from "../builder.ts";

const CenterWorkEnum = builder.enumType("CenterWork", {
  description: "NOTICES are messages to patients, MAILS all others, EXPORTS files for accountants",
  values: centerWorks,
});

const CenterWorkState = builder.objectRef<WorkState>("CenterWorkState").implement({
  fields: (t) => ({
    work: t.expose("work", { type: CenterWorkEnum }),
    waiting: t.exposeInt("waiting", { description: "Work that is due; of imports those that wait for a person too" }),
    waitingSince: t.expose("waitingSince", { type: "DateTime", nullable: true, description: "Of the oldest" }),
    failed: t.exposeInt("failed", { description: "Within thirty days" }),
    failedSince: t.expose("failedSince", { type: "DateTime", nullable: true, description: "Of the oldest" }),
  }),
});

const CenterStatus = builder.objectRef<Read>("CenterStatus").implement({
  description: "The work that Motus does for the centre by itself",
  fields: (t) => ({
    works: t.expose("works", { type: [CenterWorkState] }),
    check: t.expose("check", { type: EvidenceCheck, nullable: true, description: "Null before the first check" }),
    backupAt: t.expose("backupAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of the installation's last backup; null where Motus makes none",
    }),
  }),
});

builder.queryFields((t) => ({
  centerStatus: t.field({
    type: CenterStatus,
    rule: "centerStatus:read",
    resolve: (_root, _args, ctx) => readCenterStatus(ctx),
  }),
}));
