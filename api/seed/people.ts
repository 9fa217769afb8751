import type { Sex } from "#rules/codes.ts";
import { fold } from "#rules/text/fold.ts";
import { addDays } from "#rules/time/dates.ts";
import { type IsoDate } from "#rules/time/time.ts";
import type { patientCards } from "../core/db/tables/patient-cards.ts";
import { drawAddress } from "./contents/addresses.ts";
import { drawName, type Origin } from "./contents/names.ts";
import { drawer, randomFrom, type Random } from "./random.ts";

export type Person = Omit<
  typeof patientCards.$inferSelect,
  | "id"
  | "medicalCenterId"
  | "createdAt"
  | "createdBy"
  | "updatedAt"
  | "archivedAt"
  | "archivedBy"
  | "mergedIntoId"
  | "erasedAt"
  | "disposedAt"
  | "version"
>;

const origins: readonly Origin[] = ["CZ", "SK", "UA", "VN", "PL", "DE"];
const originWeights = [92, 4, 2, 1, 1, 1];
const insurer = drawer("111 56, 201 7, 205 13, 207 7, 209 1, 211 12, 213 4");
const degreeBefore = drawer("Ing. 8, Mgr. 7, Bc. 5, MUDr. 1, JUDr. 1, PhDr. 1, doc. Ing. 1, Mgr. et Mgr. 1");
const degreeAfter = drawer("Ph.D. 2, DiS. 4, MBA 1");
/** A few years of life and how many of a hundred patients are so old. */
const ages: [from: number, to: number, share: number][] = [
  [4, 17, 6],
  [18, 39, 20],
  [40, 64, 42],
  [65, 92, 32],
];
const ageWeights = ages.map(([, , share]) => share);
const caves = [
  "Alergie na latex",
  "Kardiostimulátor – bez elektroléčby",
  "Užívá Warfarin",
  "Epilepsie",
  "Těhotenství – 2. trimestr",
  "Diabetes na inzulinu",
  "Totální endoprotéza kyčle vlevo – neflektovat nad 90°",
  "Osteoporóza – opatrně s manipulací",
  "Alergie na jódové preparáty",
  "Inkontinence – cvičení po dohodě",
  "Kov v těle: dlahy bérce vpravo",
  "Stav po plicní embolii, antikoagulace",
  "Nedoslýchá, mluvit zřetelně zprava",
  "Onkologická léčba – bez ultrazvuku",
  "Kolapsové stavy, měřit tlak před cvičením",
  "Alergie na náplasti",
] as const;
const abroad: Partial<Record<Origin, string>> = {
  SK: "Lipová 12, 811 02 Bratislava",
  DE: "Lindenstraße 7, 94032 Passau",
  PL: "ul. Lipowa 4, 43-300 Bielsko-Biała",
};
/** First three digits of Czech mobile numbers; an invented number goes on with 000. */
const mobiles = [
  [601, 608],
  [702, 705],
  [720, 739],
  [770, 779],
  [790, 799],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Draws invented people; no two share a personal number, an e-mail or, up to 52,000 of them, a phone. Each is drawn
 * from a seed of their own: a number that is drawn again on another day changes nobody else.
 */
export function peopleAt(seeds: Random, today: IsoDate): () => Person {
  const numbers = new Set<string>();
  const emails = new Map<string, number>();
  let phones = 0;

  function personalNumber(random: Random, birthDate: IsoDate, sex: Sex): string {
    for (;;) {
      const number = drawPersonalNumber(random, birthDate, sex);
      if (numbers.has(number)) continue;
      numbers.add(number);
      return number;
    }
  }
  function email(name: string, surname: string): string {
    const localPart = fold(`${name} ${surname}`).replace(/ /g, ".");
    const count = (emails.get(localPart) ?? 0) + 1;
    emails.set(localPart, count);
    return `${localPart}${count > 1 ? count : ""}@example.com`;
  }
  function phone(): string {
    const index = phones++;
    const mobile = mobiles[Math.floor(index / 1000) % mobiles.length];
    return `+420${mobile}000${String((index * 37) % 1000).padStart(3, "0")}`;
  }

  return () => {
    const random = randomFrom(seeds.between(0, 0xffff_ffff));
    const [youngest = 0, oldest = 0] = ages[random.heavy(ageWeights)]!;
    const birthDate = addDays(today, -random.between(youngest * 366, oldest * 365));
    const sex: Sex = random.chance(0.58) ? "FEMALE" : "MALE";
    const origin = origins[random.heavy(originWeights)]!;
    const { name, surname } = drawName(random, origin, sex, Number(birthDate.slice(0, 4)));
    const adult = youngest >= 18;
    const athome = origin === "CZ" || !abroad[origin] || random.chance(0.5);
    const number = random.chance(origin === "CZ" ? 0.95 : 0.6) ? personalNumber(random, birthDate, sex) : null;
    const insured = number !== null && random.chance(0.97);
    return {
      uuid: random.uuid(),
      degreeBefore: adult && random.chance(0.14) ? degreeBefore(random) : null,
      name,
      surname,
      degreeAfter: adult && random.chance(0.03) ? degreeAfter(random) : null,
      personalNumber: number,
      birthDate,
      sex,
      phone: random.chance(0.95) ? phone() : null,
      email: adult && random.chance(0.6) ? email(name, surname) : null,
      insurerCode: insured ? insurer(random) : null,
      insuranceNumber: insured ? number : null,
      insuranceVariant: insured ? "1" : null,
      country: athome ? "CZ" : origin,
      ...(athome && random.chance(0.92) ? drawAddress(random) : nowhere),
      abroadAddress: athome ? null : (abroad[origin] ?? null),
      rawAddress: null,
      cave: random.chance(0.09) ? random.pick(caves) : null,
      heightCm: adult && random.chance(0.3) ? random.between(152, 194) : null,
      weightGrams: adult && random.chance(0.3) ? random.between(50, 110) * 1000 : null,
      invoiceNote: null,
      language: null,
      noticesRefused: false,
    };
  };
}

const nowhere = {
  street: null,
  houseNumber: null,
  orientationNumber: null,
  postcode: null,
  town: null,
  townPart: null,
};

/** A valid number; its serial is one of the last hundred of the day, which were hardly ever given out. */
function drawPersonalNumber(random: Random, birthDate: IsoDate, sex: Sex): string {
  const [year = 0, month = 0] = birthDate.split("-").map(Number);
  const start =
    birthDate.slice(2, 4) + String(month + (sex === "FEMALE" ? 50 : 0)).padStart(2, "0") + birthDate.slice(8);
  for (;;) {
    const nine = `${start}${random.between(900, 999)}`;
    if (year < 1954) return nine;
    const check = Number(nine) % 11;
    if (check < 10) return `${nine}${check}`;
  }
}
