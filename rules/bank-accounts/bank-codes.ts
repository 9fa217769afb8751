/** Codes of the banks in Czechia, by the list of the Czech National Bank of January 2026. */
const CODES = new Set(
  [
    "0100 0300 0600 0710 0800 2010 2060 2070 2100 2200 2220 2250 2260 2600 2700 3030 3060 3500 4300 5500 5800 6000",
    "6200 6210 6300 6363 6700 6800 7910 7950 7960 7970 7990 8030 8040 8060 8090 8150 8190 8198 8220 8250 8255 8265",
    "8500 8610 8660",
  ].flatMap((codes) => codes.split(" ")),
);

export const isBankCode = (code: string): boolean => CODES.has(code);
