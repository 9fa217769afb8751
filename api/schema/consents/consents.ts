import { and, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { batch } from "../../core/batch.ts";
import { addScan } from "../../consents/add-scan.ts";
import { createWording } from "../../consents/create-wording.ts";
import { listWordings } from "../../consents/list-wordings.ts";
import { listConsents, readConsent } from "../../consents/read.ts";
import { readWording } from "../../consents/read-wording.ts";
import { recordConsent } from "../../consents/record.ts";
import { stillWaits, type GdprConsent as Consent, type GdprWording as Wording } from "../../consents/scope.ts";
import { setGdprActive } from "../../consents/set-active.ts";
import { setConsentByEmail } from "../../consents/links/set-by-email.ts";
import { withdrawConsent } from "../../consents/withdraw.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../../core/db/tables/gdpr-consents.ts";
import { gdprWordings } from "../../core/db/tables/gdpr-wordings.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { files } from "../../core/db/tables/files.ts";
import { builder } from "../builder.ts";
import { GdprConsentTypeEnum } from "../codes.ts";
import { File, fileOf } from "../attachments/files.ts";
import { MedicalCenter, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "../patients/patient-card.ts";

export const wordingOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(gdprWordings).where(anyOf(gdprWordings.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const taker = alias(profiles, "taker");
const withdrawer = alias(profiles, "withdrawer");
const sender = alias(profiles, "sender");
const asked = alias(gdprWordings, "asked");

/**
 * The latest consent of each card and its pending link, with their wordings, the scan and the people: one query for a
 * card that shows all of it.
 */
export const givenAndAsked = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .selectDistinctOn([patientCards.id], {
      card: patientCards.id,
      consent: gdprConsents,
      wording: gdprWordings,
      file: files,
      taker,
      withdrawer,
      link: gdprConsentLinks,
      asked,
      sender,
    })
    .from(patientCards)
    .leftJoin(gdprConsents, eq(gdprConsents.patientCardId, patientCards.id))
    .leftJoin(gdprWordings, eq(gdprWordings.id, gdprConsents.wordingId))
    .leftJoin(files, eq(files.id, gdprConsents.documentId))
    .leftJoin(taker, eq(taker.id, gdprConsents.createdBy))
    .leftJoin(withdrawer, eq(withdrawer.id, gdprConsents.withdrawnBy))
    .leftJoin(gdprConsentLinks, and(eq(gdprConsentLinks.patientCardId, patientCards.id), stillWaits(ctx.now())))
    .leftJoin(asked, eq(asked.id, gdprConsentLinks.wordingId))
    .leftJoin(sender, eq(sender.id, gdprConsentLinks.createdBy))
    .where(anyOf(patientCards.id, ids))
    .orderBy(patientCards.id, desc(gdprConsents.id), desc(gdprConsentLinks.id));
  for (const { wording, asked, file, taker, withdrawer, sender } of rows) {
    for (const person of [taker, withdrawer, sender]) if (person) profileOf.prime(ctx, person.id, person);
    for (const text of [wording, asked]) if (text) wordingOf.prime(ctx, text.id, text);
    if (file) fileOf.prime(ctx, file.id, file);
  }
  return new Map(rows.map(({ card, consent, link }) => [card, { consent, link }]));
});

export const GdprWording = builder.objectRef<Wording>("GdprWording").implement({
  description: "A version of the information and consent text for patients; it never changes",
  fields: (t) => ({
    id: t.exposeInt("id"),
    number: t.exposeInt("number", { description: "Counted from 1 in each centre" }),
    text: t.exposeString("text", { description: "Plain paragraphs separated by empty lines" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
  }),
});

export const GdprConsent = builder.objectRef<Consent>("GdprConsent").implement({
  description: "A patient's consent; kept after its withdrawal",
  fields: (t) => ({
    id: t.exposeInt("id"),
    type: t.expose("type", { type: GdprConsentTypeEnum }),
    wording: t.field({ type: GdprWording, resolve: async (row, _args, ctx) => (await wordingOf(ctx, row.wordingId))! }),
    givenOn: t.expose("givenOn", {
      type: "Date",
      description: "The day of the signature, or on which the link was used",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({
      type: Profile,
      nullable: true,
      description: "The staff member who took the signature; null for a consent by e-mail",
      resolve: (row, _args, ctx) => (row.createdBy === null ? null : profileOf(ctx, row.createdBy)),
    }),
    document: t.field({
      type: File,
      nullable: true,
      description: "The scan of the signed document; never replaced or removed",
      resolve: (row, _args, ctx) => (row.documentId === null ? null : fileOf(ctx, row.documentId)),
    }),
    withdrawnAt: t.expose("withdrawnAt", { type: "DateTime", nullable: true }),
    withdrawnBy: t.field({
      type: Profile,
      nullable: true,
      description: "The staff member who recorded the withdrawal",
      resolve: (row, _args, ctx) => (row.withdrawnBy === null ? null : profileOf(ctx, row.withdrawnBy)),
    }),
  }),
});

builder.objectFields(PatientCard, (t) => ({
  gdprConsent: t.field({
    type: GdprConsent,
    nullable: true,
    description: "The latest, withdrawn or not",
    resolve: async (card, _args, ctx) => (await givenAndAsked(ctx, card.id))?.consent ?? null,
  }),
}));

const GdprConsentInput = builder.inputType("GdprConsentInput", {
  fields: (t) => ({
    wording: t.int({ description: "The current one if omitted" }),
    givenOn: t.field({ type: "Date", description: "The day of the signature; today if omitted" }),
  }),
});

builder.queryFields((t) => ({
  gdprWording: t.field({
    type: GdprWording,
    nullable: true,
    rule: "patientCard:read",
    args: { id: t.arg.int({ description: "The current one if omitted" }) },
    resolve: (_root, { id }, ctx) => readWording(ctx, id),
  }),
  gdprWordings: t.field({
    type: [GdprWording],
    rule: "patientCard:read",
    description: "The latest first, at most 100",
    resolve: (_root, _args, ctx) => listWordings(ctx),
  }),
  gdprConsent: t.field({
    type: GdprConsent,
    nullable: true,
    rule: "patientCard:read",
    description: "The latest, withdrawn or not",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => readConsent(ctx, patientCard),
  }),
  gdprConsents: t.field({
    type: [GdprConsent],
    rule: "patientCard:read",
    description: "The latest first, at most 50",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => listConsents(ctx, patientCard),
  }),
}));

builder.mutationFields((t) => ({
  gdprActiveSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setGdprActive(ctx, active),
  }),
  gdprConsentByEmailSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setConsentByEmail(ctx, active),
  }),
  gdprWordingCreate: t.field({
    type: GdprWording,
    rule: "medicalCenter:write",
    args: {
      text: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: "Number of the wording it replaces; 0 for the first" }),
    },
    resolve: (_root, { text, version }, ctx) => createWording(ctx, { text }, version),
  }),
  gdprConsentCreate: t.field({
    type: GdprConsent,
    rule: "patientCard:write",
    description: "Records a consent signed by the patient",
    args: {
      patientCard: t.arg.int({ required: true }),
      input: t.arg({ type: GdprConsentInput, defaultValue: {} }),
      document: t.arg({ type: "Upload", description: "Its scan, as gdprDocumentUpload takes it" }),
      withoutMetadata: t.arg.boolean({ description: "As gdprDocumentUpload takes it" }),
    },
    resolve: (_root, { patientCard, input, document, withoutMetadata }, ctx) =>
      recordConsent(ctx, patientCard, input ?? {}, document, withoutMetadata),
  }),
  gdprDocumentUpload: t.field({
    type: GdprConsent,
    rule: "patientCard:write",
    description:
      "Adds the scan of a signed consent in force that has none: a PDF, JPEG or PNG of 10 MB at most, sent as the GraphQL multipart request specification says",
    args: {
      patientCard: t.arg.int({ required: true }),
      file: t.arg({ type: "Upload", required: true }),
      consent: t.arg.int({ description: "Omitted: the latest consent without a scan" }),
      withoutMetadata: t.arg.boolean({
        description: "True removes place, time and device from a photograph; a PDF stays unchanged",
      }),
    },
    resolve: (_root, { patientCard, file, consent, withoutMetadata }, ctx) =>
      addScan(ctx, patientCard, file, consent, withoutMetadata),
  }),
  gdprConsentRemove: t.field({
    type: GdprConsent,
    rule: "patientCard:write",
    description: "Withdraws all consents of the patient; they stay as evidence",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => withdrawConsent(ctx, patientCard),
  }),
}));
