import type { Locale } from "../codes.ts";

/** ISO 3166-1 and Kosovo; specification section 3 puts five neighbours first. */
const FIRST = "CZSKPLDEAT";
const OTHERS =
  "ADAEAFAGAIALAMAOAQARASAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCY" +
  "DJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISIT" +
  "JEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZ" +
  "NANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSLSMSNSOSRSSSTSVSXSYSZ" +
  "TCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW";

const split = (codes: string): string[] => codes.match(/../g) ?? [];

export const countryCodes: readonly string[] = split(FIRST + OTHERS);

const options = new Map<Locale, { code: string; name: string }[]>();

/**
 * Every country with its name in the language: CZ, SK, PL, DE, AT, then the others by name. The names come from the
 * running machine, so a hydrated page gets them from its loader.
 */
export function countryOptions(locale: Locale): readonly { code: string; name: string }[] {
  let found = options.get(locale);
  if (!found) {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    const { compare } = new Intl.Collator(locale);
    const named = (codes: string) => split(codes).map((code) => ({ code, name: names.of(code) ?? code }));
    found = [...named(FIRST), ...named(OTHERS).sort((a, b) => compare(a.name, b.name))];
    options.set(locale, found);
  }
  return found;
}
