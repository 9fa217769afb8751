import { eachCardField, type CardField } from "#rules/patients/card-fields.ts";

export const exampleAddress = {
  uliceNazev: "Lipová",
  cisloDomovni: "418",
  cisloOrientacni: "7",
  psc: "37381",
  obecNazev: "Kamenný Újezd",
  castObceNazev: null,
};

/** A card with every field that is drawn otherwise than as its text, for the examples of all areas. */
export const exampleCard = {
  ...(Object.fromEntries(eachCardField.map(({ name }) => [name, null])) as Record<CardField, null>),
  uuid: "1",
  fullName: "Ing. Alena Procházková, Ph.D.",
  degreeBefore: "Ing.",
  name: "Alena",
  surname: "Procházková",
  degreeAfter: "Ph.D.",
  personalIdentificationNumber: "7454210109",
  dateOfBirth: "1974-04-21",
  sex: "FEMALE",
  height: 168,
  weight: 64.5,
  phone: "+420601000142",
  email: "alena.p@example.com",
  address: exampleAddress,
  country: "CZ",
  insuranceCompany: { code: "111", abbreviation: "VZP", name: "Všeobecná zdravotní pojišťovna ČR" },
  insuranceCompanyCode: "111",
  insuranceNumber: "7454210109",
  insuranceVariant: "1",
  cave: "Kardiostimulátor: žádná elektroléčba ani magnet.\nAlergie na latex.",
  noticesRefused: false,
  createdAt: "2026-09-29T08:00:00Z",
  availableProcedureVouchers: [{ id: 1, name: "10× Individuální LTV" }] as { id: number; name: string }[],
  owed: { amount: 95_000, currency: "CZK" },
  nextVisit: {
    beginAt: "2026-12-02T07:15:00Z",
    endAt: "2026-12-02T08:00:00Z",
    allDay: false,
    owner: { surname: "Horáková" },
  },
} as const;
