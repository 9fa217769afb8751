import type { Facility, Product, Service, VoucherPreset } from "../clinic-types.ts";

const [gym, massageRoom, workshop, shockWave, lymph, surgery] = [0, 1, 2, 3, 4, 5] as const;

export const facilities: Facility[] = [
  { type: "ROOM", name: "Tělocvična" },
  { type: "ROOM", name: "Masérna" },
  { type: "ROOM", name: "Ergodílna" },
  { type: "EQUIPMENT", name: "Rázová vlna" },
  { type: "EQUIPMENT", name: "Lymfodrenážní přístroj" },
  { type: "ROOM", name: "Lékařská ordinace" },
];

export const products: Product[] = [
  { name: "Tejpování jedné oblasti", crowns: 200, vatRate: "ZERO" },
  { name: "Výpis ze zdravotnické dokumentace", crowns: 350, vatRate: "PRIMARY" },
  { name: "Tejpovací páska", crowns: 189, vatRate: "PRIMARY" },
  { name: "Odporová guma", crowns: 149, vatRate: "PRIMARY" },
  { name: "Overball", crowns: 129, vatRate: "PRIMARY" },
  { name: "Ortéza zápěstí", crowns: 690, vatRate: "REDUCED" },
];

const forOne = { places: 1, facility: null, bookable: false, vatRate: "ZERO" } as const;

/** The first is the one with which a new patient begins. */
export const services: Service[] = [
  {
    ...forOne,
    name: "Vstupní vyšetření",
    uzisType: "OTHER",
    minutes: 60,
    crowns: 1200,
    color: "BLUE",
    bookable: true,
    weight: 0,
  },
  {
    ...forOne,
    name: "Individuální LTV",
    uzisType: "LTV",
    minutes: 45,
    crowns: 950,
    color: "GREEN",
    bookable: true,
    weight: 10,
  },
  {
    ...forOne,
    name: "Měkké techniky a mobilizace",
    uzisType: "LTV",
    minutes: 30,
    crowns: 690,
    color: "CYAN",
    weight: 4,
  },
  {
    ...forOne,
    name: "Klasická masáž",
    uzisType: "OTHER",
    vatRate: "PRIMARY",
    minutes: 45,
    crowns: 850,
    color: "PINK",
    facility: massageRoom,
    weight: 4,
  },
  {
    ...forOne,
    name: "Rázová vlna",
    uzisType: "FT",
    minutes: 15,
    crowns: 600,
    color: "GRAY",
    facility: shockWave,
    weight: 1,
  },
  {
    ...forOne,
    name: "Přístrojová lymfodrenáž",
    uzisType: "FT",
    minutes: 45,
    crowns: 550,
    color: "VIOLET",
    facility: lymph,
    weight: 3,
  },
  {
    ...forOne,
    name: "Ergoterapie",
    uzisType: "ERGO",
    minutes: 45,
    crowns: 900,
    color: "ORANGE",
    facility: workshop,
    weight: 10,
  },
  {
    ...forOne,
    name: "Vyšetření lékařem",
    uzisType: "OTHER",
    minutes: 30,
    crowns: 1100,
    color: "INDIGO",
    facility: surgery,
    weight: 10,
  },
  {
    name: "Skupinové cvičení – zdravá záda",
    uzisType: "LTV",
    minutes: 60,
    crowns: 250,
    color: "YELLOW",
    vatRate: "ZERO",
    places: 8,
    facility: gym,
    bookable: true,
    weight: 0,
  },
];

export const [examination, exercise, techniques, massage, wave, drainage, ergotherapy, consultation, group] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

export const voucherPresets: VoucherPreset[] = [
  {
    name: "10× Individuální LTV",
    crowns: 8_500,
    services: [{ service: exercise, count: 10 }],
    validity: [1, "YEAR"],
  },
  { name: "5× Klasická masáž", crowns: 3_900, services: [{ service: massage, count: 5 }], validity: [6, "MONTH"] },
  {
    name: "Zdravá záda",
    crowns: 4_200,
    services: [
      { service: group, count: 10 },
      { service: exercise, count: 2 },
    ],
    validity: [6, "MONTH"],
  },
];

export const physiotherapy = [examination, exercise, techniques, wave];
