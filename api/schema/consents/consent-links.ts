import { batch } from "../../core/batch.ts";
import { giveConsent } from "../../consents/links/give-by-link.ts";
import { readLink, type AskedConsent } from "../../consents/links/open-link.ts";
import { readWaitingLink } from "../../consents/links/read-waiting-link.ts";
import type { GdprConsentLink as Link } from "../../consents/scope.ts";
import { sendConsentLink } from "../../consents/links/send-link.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { builder } from "../builder.ts";
import { GdprConsent, GdprWording, givenAndAsked, wordingOf } from "./consents.ts";
import { MedicalCenter, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "../patients/patient-card.ts";

const linkOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(gdprConsentLinks).where(anyOf(gdprConsentLinks.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const GdprConsentLink = builder.objectRef<Link>("GdprConsentLink").implement({
  description: "A link to a wording, sent to a patient; its token is known to the patient only",
  fields: (t) => ({
    id: t.exposeInt("id"),
    recipient: t.exposeString("recipient"),
    wording: t.field({ type: GdprWording, resolve: async (row, _args, ctx) => (await wordingOf(ctx, row.wordingId))! }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was used, replaced by a later one, or ended by a withdrawal",
    }),
  }),
});

const GdprConsentAsked = builder.objectRef<AskedConsent>("GdprConsentAsked").implement({
  description: "The consent requested by a link, and the requesting centre",
  fields: (t) => ({
    medicalCenter: t.expose("medicalCenter", { type: MedicalCenter }),
    number: t.exposeInt("number", { description: "Of the wording" }),
    text: t.exposeString("text", { description: "Plain paragraphs separated by empty lines" }),
  }),
});

builder.objectField(GdprConsent, "link", (t) =>
  t.field({
    type: GdprConsentLink,
    nullable: true,
    description: "The link by which it was given",
    resolve: (row, _args, ctx) => (row.linkId === null ? null : linkOf(ctx, row.linkId)),
  }),
);

builder.objectField(PatientCard, "gdprConsentLink", (t) =>
  t.field({
    type: GdprConsentLink,
    nullable: true,
    description: "The link still open to the patient",
    resolve: async (card, _args, ctx) => (await givenAndAsked(ctx, card.id))?.link ?? null,
  }),
);

builder.queryFields((t) => ({
  gdprConsentAsked: t.field({
    type: GdprConsentAsked,
    nullable: true,
    rule: "public",
    description: "Null for a token that is unknown, used, replaced or expired",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => readLink(ctx, token),
  }),
  gdprConsentLink: t.field({
    type: GdprConsentLink,
    nullable: true,
    rule: "patientCard:read",
    description: "The link still open to the patient",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => readWaitingLink(ctx, patientCard),
  }),
}));

builder.mutationFields((t) => ({
  gdprConsentEmailSend: t.field({
    type: GdprConsentLink,
    rule: "patientCard:write",
    description:
      "Sends the patient a link to the current wording: it works once and for 14 days, and ends earlier ones",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => sendConsentLink(ctx, patientCard),
  }),
  gdprConsentGive: t.boolean({
    rule: "public",
    description: "Gives the consent requested by a link",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => giveConsent(ctx, token),
  }),
}));
