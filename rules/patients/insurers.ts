import { insurerCodes } from "../codes.ts";

export type Insurer = {
  code: string;
  abbreviation: string;
  name: string;
  /** IČO; missing from what is no company. */
  companyNumber?: string;
};

const names: Record<(typeof insurerCodes)[number], Omit<Insurer, "code">> = {
  "111": { abbreviation: "VZP", name: "Všeobecná zdravotní pojišťovna ČR", companyNumber: "41197518" },
  "201": { abbreviation: "VoZP", name: "Vojenská zdravotní pojišťovna ČR", companyNumber: "47114975" },
  "205": { abbreviation: "ČPZP", name: "Česká průmyslová zdravotní pojišťovna", companyNumber: "47672234" },
  "207": {
    abbreviation: "OZP",
    name: "Oborová zdravotní pojišťovna zaměstnanců bank, pojišťoven a stavebnictví",
    companyNumber: "47114321",
  },
  "209": { abbreviation: "ZPŠ", name: "Zaměstnanecká pojišťovna Škoda", companyNumber: "46354182" },
  "211": { abbreviation: "ZPMV", name: "Zdravotní pojišťovna ministerstva vnitra ČR", companyNumber: "47114304" },
  "213": { abbreviation: "RBP", name: "Revírní bratrská pokladna, zdravotní pojišťovna", companyNumber: "47673036" },
};

/** Czech health insurers that insure people today. */
export const insurers: readonly Insurer[] = insurerCodes.map((code) => ({ code, ...names[code] }));

/** Seen on papers, offered in no list. */
const special: readonly Insurer[] = [
  { code: "333", abbreviation: "VZP", name: "Všeobecná zdravotní pojišťovna – pojištění cizinců" },
];

export const findInsurer = (code: string): Insurer | undefined =>
  [...insurers, ...special].find((insurer) => insurer.code === code);
