import { fullName } from "#rules/text/full-name.ts";
import { findInsurer, type Insurer } from "#rules/patients/insurers.ts";
import { batch } from "../../batch.ts";
import { anyOf } from "../../db/any-of.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { listPatientCards, type PatientCardList as List } from "../../patients/list.ts";
import { readPatientCard } from "../../patients/read.ts";
import { patientCardSorts, sortDirections } from "../../patients/search/search.ts";
import { builder } from "../builder.ts";
import { SexEnum } from "../codes.ts";

export const patientCardOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(patientCards).where(anyOf(patientCards.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

type Card = typeof patientCards.$inferSelect;

/** Names of the public register of addresses; it has the id of what it belongs to. */
export const Address = builder
  .objectRef<Pick<Card, "id" | "street" | "houseNumber" | "orientationNumber" | "postcode" | "town" | "townPart">>(
    "Address",
  )
  .implement({
    fields: (t) => ({
      id: t.exposeInt("id"),
      uliceNazev: t.exposeString("street", { nullable: true }),
      cisloDomovni: t.exposeString("houseNumber", { nullable: true }),
      cisloOrientacni: t.exposeString("orientationNumber", { nullable: true }),
      psc: t.exposeString("postcode", { nullable: true }),
      obecNazev: t.exposeString("town", { nullable: true }),
      castObceNazev: t.exposeString("townPart", { nullable: true }),
    }),
  });

export const InsuranceCompany = builder.objectRef<Insurer>("InsuranceCompany").implement({
  fields: (t) => ({
    code: t.exposeString("code"),
    abbreviation: t.exposeString("abbreviation"),
    name: t.exposeString("name"),
  }),
});

export const PatientCard = builder.objectRef<Card>("PatientCard").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    archived: t.boolean({ resolve: (card) => card.archivedAt !== null }),
    fullName: t.string({ resolve: (card) => fullName(card) }),
    degreeBefore: t.exposeString("degreeBefore", { nullable: true }),
    name: t.exposeString("name"),
    surname: t.exposeString("surname"),
    degreeAfter: t.exposeString("degreeAfter", { nullable: true }),
    personalIdentificationNumber: t.exposeString("personalNumber", { nullable: true }),
    dateOfBirth: t.expose("birthDate", { type: "Date", nullable: true }),
    sex: t.expose("sex", { type: SexEnum, nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    insuranceCompany: t.field({
      type: InsuranceCompany,
      nullable: true,
      resolve: (card) => findInsurer(card.insurerCode ?? "") ?? null,
    }),
    insuranceCompanyCode: t.exposeString("insurerCode", { nullable: true }),
    insuranceNumber: t.exposeString("insuranceNumber", { nullable: true }),
    insuranceVariant: t.exposeString("insuranceVariant", { nullable: true }),
    country: t.exposeString("country"),
    address: t.field({ type: Address, resolve: (card) => card }),
    abroadAddress: t.exposeString("abroadAddress", { nullable: true }),
    rawCzechAddress: t.exposeString("rawAddress", { nullable: true }),
    cave: t.exposeString("cave", { nullable: true }),
    height: t.exposeInt("heightCm", { nullable: true, description: "In centimetres" }),
    weight: t.float({
      nullable: true,
      description: "In kilograms",
      resolve: (card) => (card.weightGrams === null ? null : card.weightGrams / 1000),
    }),
    invoiceNote: t.exposeString("invoiceNote", { nullable: true }),
    language: t.exposeString("language", {
      nullable: true,
      description: "Of messages to the patient; null: that of the centre's country",
    }),
    noticesRefused: t.exposeBoolean("noticesRefused", { description: "The patient gets no messages about visits" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
  }),
});

export const PatientCardList = builder.objectRef<List>("PatientCardList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [PatientCard] }),
    total: t.exposeInt("total", { description: "Total number; if `totalIsCapped`, there are more" }),
    totalIsCapped: t.exposeBoolean("totalIsCapped"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

const PatientCardSortEnum = builder.enumType("PatientCardSort", { values: patientCardSorts });
export const SortDirectionEnum = builder.enumType("SortDirection", { values: sortDirections });

builder.queryFields((t) => ({
  patientCards: t.field({
    type: PatientCardList,
    rule: "patientCard:read",
    args: {
      q: t.arg.string({
        description:
          "Beginnings of words, in any order, without diacritics or with them: names, birth date, phone, personal number, e-mail",
      }),
      page: t.arg.int(),
      pageSize: t.arg.int({ description: "50 if omitted, which is also the maximum" }),
      sort: t.arg({ type: PatientCardSortEnum }),
      direction: t.arg({ type: SortDirectionEnum }),
      archived: t.arg.boolean({ description: "The archived cards instead of the others" }),
      uuids: t.arg.stringList({ description: "Only these of them" }),
      insuranceCompany: t.arg.string({ description: "Code of the patient's current insurer" }),
      paramedic: t.arg.int({ description: "A profile the patient has visits with, past or future" }),
      lastVisitFrom: t.arg({ type: "Date", description: "The last visit took place on this day or later" }),
      lastVisitTo: t.arg({ type: "Date", description: "The last visit took place on this day or earlier" }),
      withoutConsent: t.arg.boolean({
        description: "Only cards without a valid consent to the processing of personal data",
      }),
    },
    resolve: (_root, args, ctx) => listPatientCards(ctx, args),
  }),
  patientCard: t.field({
    type: PatientCard,
    rule: "patientCard:read",
    args: { uuid: t.arg.string(), id: t.arg.int() },
    resolve: (_root, args, ctx) => readPatientCard(ctx, args),
  }),
}));
