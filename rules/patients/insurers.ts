import type { insurerCodes } from "../codes.ts";

export type Insurer = { code: string; abbreviation: string; name: string };

/** Czech health insurers that insure people today. */
export const insurers: readonly (Insurer & { code: (typeof insurerCodes)[number] })[] = [
  { code: "111", abbreviation: "VZP", name: "Všeobecná zdravotní pojišťovna ČR" },
  { code: "201", abbreviation: "VoZP", name: "Vojenská zdravotní pojišťovna ČR" },
  { code: "205", abbreviation: "ČPZP", name: "Česká průmyslová zdravotní pojišťovna" },
  {
    code: "207",
    abbreviation: "OZP",
    name: "Oborová zdravotní pojišťovna zaměstnanců bank, pojišťoven a stavebnictví",
  },
  { code: "209", abbreviation: "ZPŠ", name: "Zaměstnanecká pojišťovna Škoda" },
  { code: "211", abbreviation: "ZPMV", name: "Zdravotní pojišťovna ministerstva vnitra ČR" },
  { code: "213", abbreviation: "RBP", name: "Revírní bratrská pokladna, zdravotní pojišťovna" },
];

/** Seen on papers, offered in no list. */
const special: readonly Insurer[] = [
  { code: "333", abbreviation: "VZP", name: "Všeobecná zdravotní pojišťovna – pojištění cizinců" },
];

export const findInsurer = (code: string): Insurer | undefined =>
  [...insurers, ...special].find((insurer) => insurer.code === code);
