import { formatAddress } from "#rules/patients/format-address.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { integer, oneOf, text, type Query } from "#rules/query.ts";
import { listName } from "#rules/text/full-name.ts";
import { ageIn } from "#rules/time/age.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientCards as cards } from "../core/db/tables/patient-cards.ts";
import { partsOf } from "../patients/address.ts";
import { findCards, whichCards, type Sought } from "../patients/search/find.ts";
import { MOST } from "../patients/search/search.ts";
import { day } from "./days.ts";
import { defineGrid } from "./grid.ts";

const shape = {
  q: text,
  state: oneOf("ARCHIVED"),
  insurer: text,
  paramedic: integer,
  visitFrom: day,
  visitTo: day,
  consent: oneOf("MISSING"),
};
const sorts = { patient: "surname", birthDate: "dateOfBirth", created: "createdAt" } as const;
const units = { days: "DAY", weeks: "WEEK", months: "MONTH", years: "YEAR" } as const;

const soughtBy = (filters: Query<typeof shape>): Sought => ({
  q: filters.q,
  archived: filters.state === "ARCHIVED",
  insuranceCompany: filters.insurer,
  paramedic: filters.paramedic,
  lastVisitFrom: filters.visitFrom,
  lastVisitTo: filters.visitTo,
  withoutConsent: filters.consent === "MISSING",
});

/** The card file: the cards in use, or the archived ones. Its files are complete, its pages end after a thousand cards. */
export const patientGrid = defineGrid<"patients", typeof shape>({
  name: "patients",
  permission: "patientCard:read",
  filesPermission: "patientCard:save",
  listed: "patientCard.listed",
  filters: shape,
  table: cards,
  order: [cards.id],
  most: MOST,
  search: (ctx, filters, { sort, direction }) =>
    findCards(ctx, soughtBy(filters), { sort: sorts[sort as keyof typeof sorts], direction }),
  where: (filters, ctx) => whichCards(ctx, soughtBy(filters)),
  async read({ db, now }, ids) {
    const today = localDate(now());
    const rows = await db.select().from(cards).where(anyOf(cards.id, ids));
    return rows.map((card) => ({
      id: card.id,
      patient: { uuid: card.uuid, fullName: listName(card) },
      birthDate: card.birthDate ? bornOn(card.birthDate, today) : null,
      sex: card.sex,
      phone: card.phone,
      email: card.email,
      address: formatAddress(partsOf(card), card.abroadAddress) || null,
      insurer: insurerOf(card.insurerCode),
      cave: card.cave ? "CAVE" : null,
      created: localDate(card.createdAt),
    }));
  },
});

function bornOn(date: IsoDate, today: IsoDate) {
  const { unit, count } = ageIn(date, today);
  return { date, age: { amount: count, unit: units[unit] } };
}

function insurerOf(code: string | null): string | null {
  const insurer = findInsurer(code ?? "");
  return insurer ? `${insurer.code} ${insurer.abbreviation}` : null;
}
