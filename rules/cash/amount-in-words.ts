import type { Locale } from "../codes.ts";
import { currencyDecimals, currencySign, type Currency } from "../money/currency.ts";

type Money = { amount: number; currency: Currency };
/** Words below a thousand; `last` where they end the number, and so agree with the currency. */
type Below = (n: number, last: boolean) => string;
/** One, a few (2 to 4) and many of a thousand, a million and a billion. */
type Scales = [one: string, few: string, many: string][];
type Words = { below: Below; scales: Scales; zero: string };

const list = (words: string) => words.split(" ");
const part = (...words: string[]) => words.filter(Boolean).join(" ");
/** One word of several numbers, which a narrow sheet may break where they meet. */
const compound = (...words: string[]) => words.filter(Boolean).join("\u00ad");

const cs: Words = (() => {
  const teens = list(
    "nula jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct",
  );
  const tens = list("- - dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát");
  const hundreds = ["", "sto", "dvě stě", "tři sta", "čtyři sta", ...teens.slice(5, 10).map((word) => `${word} set`)];
  const ends: Record<number, string> = { 1: "jedna", 2: "dvě" };
  return {
    zero: "nula",
    scales: [
      ["tisíc", "tisíce", "tisíc"],
      ["milion", "miliony", "milionů"],
      ["miliarda", "miliardy", "miliard"],
    ],
    below: (n, last) => {
      const rest = n % 100;
      const unit = rest < 20 ? rest : rest % 10;
      const word = unit === 0 ? "" : (last && ends[unit]) || teens[unit]!;
      return part(hundreds[Math.floor(n / 100)]!, rest < 20 ? "" : tens[Math.floor(rest / 10)]!, word);
    },
  };
})();

const sk: Words = (() => {
  const teens = list(
    "nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť",
  );
  const tens = list("- - dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat");
  return {
    zero: "nula",
    scales: [
      ["tisíc", "tisíc", "tisíc"],
      ["milión", "milióny", "miliónov"],
      ["miliarda", "miliardy", "miliárd"],
    ],
    // Slovak writes a number below a million as one word.
    below: (n, last) => {
      const [hundred, rest] = [Math.floor(n / 100), n % 100];
      const unit = rest < 20 ? rest : rest % 10;
      const ends = last && n < 3 ? { 1: "jedno", 2: "dve" }[n] : undefined;
      const hundreds = hundred < 2 ? "" : hundred === 2 ? "dve" : teens[hundred]!;
      const ten = rest < 20 ? "" : tens[Math.floor(rest / 10)]!;
      return compound(hundreds, hundred === 0 ? "" : "sto", ten, ends ?? (unit === 0 ? "" : teens[unit]!));
    },
  };
})();

const de: Words = (() => {
  const teens = list(
    "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  );
  const tens = list("- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig");
  return {
    zero: "null",
    scales: [
      ["tausend", "tausend", "tausend"],
      ["Million", "Millionen", "Millionen"],
      ["Milliarde", "Milliarden", "Milliarden"],
    ],
    below: (n) => {
      const [hundred, rest] = [Math.floor(n / 100), n % 100];
      const unit = rest % 10;
      const small = rest < 20 ? [teens[rest]!] : [unit ? `${teens[unit]}und` : "", tens[Math.floor(rest / 10)]!];
      return compound(...(hundred ? [teens[hundred]!, "hundert"] : []), ...(rest === 0 ? [] : small));
    },
  };
})();

const en: Words = (() => {
  const teens = list(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  );
  const tens = list("- - twenty thirty forty fifty sixty seventy eighty ninety");
  return {
    zero: "zero",
    scales: [
      ["thousand", "thousand", "thousand"],
      ["million", "million", "million"],
      ["billion", "billion", "billion"],
    ],
    below: (n) => {
      const [hundred, rest] = [Math.floor(n / 100), n % 100];
      const unit = rest % 10;
      const small =
        rest === 0 ? "" : rest < 20 ? teens[rest]! : tens[Math.floor(rest / 10)]! + (unit ? `-${teens[unit]}` : "");
      return part(hundred ? `${teens[hundred]} hundred` : "", small);
    },
  };
})();

const languages: Record<Locale, Words> = { cs, de, en, sk };
/** Languages that write a thousand and what follows it as one word. */
const joined: readonly Locale[] = ["sk", "de"];
/** One of a scale that is no neuter or masculine word. */
const feminine: Partial<Record<Locale, Record<string, string>>> = {
  cs: { miliarda: "jedna" },
  sk: { miliarda: "jedna" },
  de: { Million: "eine", Milliarde: "eine" },
};

function wholeInWords(whole: number, locale: Locale): string {
  const { below, scales, zero } = languages[locale];
  if (whole === 0) return zero;
  const words: string[] = [];
  for (let at = scales.length; at > 0; at--) {
    const count = Math.floor(whole / 1000 ** at) % 1000;
    if (count === 0) continue;
    const [one, few, many] = scales[at - 1]!;
    const scale = count === 1 ? one : count < 5 ? few : many;
    // One thousand is named by its count in all of them but Slovak.
    const number =
      count === 1
        ? (feminine[locale]?.[one] ?? (locale === "sk" && at === 1 ? "" : below(1, false)))
        : below(count, locale === "sk" && at === 1);
    words.push((at === 1 && joined.includes(locale) ? compound : part)(number, scale));
  }
  const rest = below(whole % 1000, true);
  const last = words.at(-1);
  if (rest && last && joined.includes(locale) && whole % 1_000_000 >= 1000)
    words[words.length - 1] = compound(last, rest);
  else words.push(rest);
  return part(...words);
}

/**
 * The amount of a receipt in words, without a sign; hundredths as a fraction, as receipts write them: `jeden tisíc dvě
 * stě padesát Kč`, `dvanásť € 50/100`. Long words of German and Slovak have soft hyphens.
 */
export function amountInWords({ amount, currency }: Money, locale: Locale): string {
  const unit = 10 ** currencyDecimals(currency);
  const size = Math.abs(amount);
  const hundredths = size % unit;
  const words = `${wholeInWords(Math.floor(size / unit), locale)} ${currencySign(currency)}`;
  return hundredths === 0 ? words : `${words} ${hundredths}/${unit}`;
}
