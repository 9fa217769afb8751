import { fullName } from "#rules/text/full-name.ts";
import { findInsurer, type Insurer } from "#rules/patients/insurers.ts";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
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

export const AddressInput = builder.inputType("AddressInput", {
  fields: (t) => ({
    uliceNazev: t.string(),
    cisloDomovni: t.string(),
    cisloOrientacni: t.string(),
    psc: t.string(),
    obecNazev: t.string(),
    castObceNazev: t.string(),
  }),
});

/** The content of a card, as it is typed; what the API does with it is in rules/inputs. */
export const PatientCardInput = builder.inputType("PatientCardInput", {
  fields: (t) => ({
    degreeBefore: t.string(),
    name: t.string(),
    surname: t.string(),
    degreeAfter: t.string(),
    personalIdentificationNumber: t.string({
      description: "Fills in the date of birth, the sex and the insurance number where they are missing",
    }),
    dateOfBirth: t.field({ type: "Date" }),
    sex: t.field({ type: SexEnum }),
    phone: t.string(),
    email: t.string(),
    insuranceCompanyCode: t.string(),
    insuranceNumber: t.string(),
    insuranceVariant: t.string(),
    insuredSince: t.field({ type: "Date", description: "First day of a changed insurance; omitted: today" }),
    country: t.string(),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string(),
    rawCzechAddress: t.string(),
    cave: t.string(),
    height: t.int({ description: "In centimetres" }),
    weight: t.float({ description: "In kilograms" }),
    invoiceNote: t.string(),
    language: t.string({ description: "Of messages to the patient; empty: that of the centre's country" }),
    noticesRefused: t.boolean({ description: "The patient gets no messages about visits" }),
  }),
});
