import { foldedText } from "./folded-text.ts";
import { digits, isEnding, nameForms, phraseForms, spelled, wordsOf } from "./name-forms.ts";

/** The people a text may mention: the values of a patient card, and the people around the patient. */
export type Identity = {
  name: string;
  surname: string;
  personalNumber: string | null;
  insuranceNumber: string | null;
  birthDate: string | null;
  phone: string | null;
  email: string | null;
  street: string | null;
  houseNumber: string | null;
  orientationNumber: string | null;
  postcode: string | null;
  town: string | null;
  townPart: string | null;
  abroadAddress: string | null;
  rawAddress: string | null;
  relatedPersons: { name: string; phone: string | null; email: string | null }[];
};

const MONTHS = [
  "leden ledna januar januara",
  "unor unora februar februara",
  "brezen brezna marec marca",
  "duben dubna april aprila",
  "kveten kvetna maj maja",
  "cerven cervna jun juna",
  "cervenec cervence jul jula",
  "srpen srpna august augusta",
  "zari september septembra",
  "rijen rijna oktober oktobra",
  "listopad listopadu november novembra",
  "prosinec prosince december decembra",
];
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** Identifying text of any person: mail addresses, personal numbers, phones, and names recognisable as such. */
const general: [string, RegExp][] = [
  ["[e-mail]", /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ["[rodné číslo]", /(?<!\d)\d{6}\s?\/\s?\d{3,4}(?!\d)/g],
  ["[telefon]", /(?<!\d)(?:(?:\+|00)\s?42[01]\s?)?[1-9]\d{2}[ \u00a0.-]?\d{3}[ \u00a0.-]?\d{3}(?!\d)/g],
];
const EPONYMS = `
  Lasèg Laseg Thomay Schober Stibor Hawkins Jobe Neer Trendelenb Romberg Barthel Kabat Vojt Bobath Mojžíš McKenz Forestier Lenoch Ott Achill Baker Tinel Phalen Babins Adams Cobb Lachman Ober Patrick Thomas
  Spurling Mennell Mennel Dupuytren Sudeck Parkinson Alzheimer Bechtěrev Bechterev Scheuermann Osgood Perthes Mathias Matthias Brügger Brugger Janda Jandov Lewit Kinesio Nine Hole Peg Test Index Nordic Apley
  Yergason Speed Finkelstein Cozen Mill Homans Duchenn Hoffmann Mingazzin Hautant Unterberger Berg Ashworth Borg Tegner Oswestr Redcord Terapeut Dolní Horní Dors Plan`;
/** In the original text: a capital marks a name. */
const named: RegExp[] = [
  /(?<=(?<!\p{L})(?:MUDr|Mgr|Bc|PhDr|JUDr|Ing|RNDr|MVDr|PharmDr|MDDr|doc|prof|[Dd]r|[Pp]rim)\.[ \n]?(?:(?:MUDr|Mgr|Ph\.?D|CSc)\.?[ \n])?)\p{Lu}\p{L}+(?:[ \n]\p{Lu}\p{L}+)?/gu,
  /(?<=(?<!\p{L})(?:[Pp]an(?:a|u|em|e|i|í|ovi|om)?|[Ss]estr\p{L}{1,3}|[Ll]ékař\p{L}{0,5}|[Dd]oktor\p{L}{0,5}|[Mm]anžel\p{L}{0,4}|[Ss]yn\p{L}{0,3}|[Dd]cer\p{L}{1,3}|[Mm]atk\p{L}{1,3}|[Oo]t(?:ec|ce|cem)|[Bb]rat\p{L}{0,3}|[Mm]am\p{L}{1,3}|[Tt]át\p{L}{1,3})[ \n])\p{Lu}\p{Ll}+(?:[ \n]\p{Lu}\p{Ll}+)?/gu,
  // Within a sentence a capital begins a name: a person's, unless examinations are called by it.
  new RegExp(`(?<=[\\p{Ll},;/)\\d] )(?!(?:${EPONYMS.trim().split(/\s+/).join("|")})\\p{Ll}*)\\p{Lu}\\p{Ll}{2,}`, "gu"),
  /(?<!\p{L})\p{Lu}\p{L}{2,}(?:ov(?:á|é|ou|ej)|OV(?:Á|É|OU|EJ))(?!\p{L})/gu,
];

type Found = { start: number; end: number; placeholder: string };

/**
 * The text without identifying data. The number of lines stays. In doubt a word is replaced; names of other people are
 * found only next to a word that marks them as names.
 */
export function pseudonymiser(identity: Identity): (text: string) => string {
  const own = ownValues(identity).map(([placeholder, form]) => [placeholder, new RegExp(form, "gu")] as const);
  return (text) => {
    const { folded, at } = foldedText(text);
    const inFolded = [...own, ...general].flatMap(([placeholder, form]) =>
      [...folded.matchAll(form)]
        .filter((match) =>
          isEnding(
            match.groups?.tail ?? "",
            folded.slice(match.index + match[0].length, match.index + match[0].length + 9),
          ),
        )
        .map((match) => ({ start: at[match.index]!, end: at[match.index + match[0].length]!, placeholder })),
    );
    const asWritten = named.flatMap((form) =>
      [...text.matchAll(form)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        placeholder: "[osoba]",
      })),
    );
    return replaced(
      text,
      [...inFolded, ...asWritten].filter(({ start, end }) => end > start),
    );
  };
}

/** Where two overlap, the first in order names both. */
function replaced(text: string, found: Found[]): string {
  const merged: Found[] = [];
  for (const one of found.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end);
    else merged.push({ ...one });
  }
  let result = "";
  let from = 0;
  for (const { start, end, placeholder } of merged) {
    result += text.slice(from, start) + placeholder + "\n".repeat(text.slice(start, end).split("\n").length - 1);
    from = end;
  }
  return result + text.slice(from);
}

function ownValues(card: Identity): [placeholder: string, form: string][] {
  const phones = [card.phone, ...card.relatedPersons.map(({ phone }) => phone)].flatMap((phone) =>
    phone ? [phone.replace(/\D/g, "")] : [],
  );
  const emails = [card.email, ...card.relatedPersons.map(({ email }) => email)].flatMap((email) =>
    email ? [email.toLowerCase()] : [],
  );
  const values: [string, string[]][] = [
    ["[e-mail]", emails.map(spelled)],
    [
      "[rodné číslo]",
      card.personalNumber ? [digits(card.personalNumber), digits(card.personalNumber.slice(0, 6))] : [],
    ],
    ["[číslo pojištěnce]", card.insuranceNumber ? [digits(card.insuranceNumber)] : []],
    [
      "[telefon]",
      phones.flatMap((phone) => [digits(`00${phone}`), digits(phone), digits(phone.replace(/^42[01]/, ""))]),
    ],
    ["[datum narození]", card.birthDate ? [dateForms(card.birthDate)] : []],
    ["[adresa]", addressForms(card)],
    ["[jméno]", wordsOf(card.name).flatMap(nameForms)],
    ["[příjmení]", wordsOf(card.surname).flatMap(nameForms)],
    [
      "[blízká osoba]",
      card.relatedPersons.flatMap(({ name }) =>
        wordsOf(name)
          .filter((word) => word.length > 2)
          .flatMap(nameForms),
      ),
    ],
  ];
  return values.flatMap(([placeholder, forms]) =>
    forms.filter((form) => form !== "").map((form): [string, string] => [placeholder, form]),
  );
}

function dateForms(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const [m, d] = [Number(month), Number(day)];
  const between = "[\\s./\\-]{1,4}";
  const monthForms = `(?:${padded(m)}|${[ROMAN[m - 1]!, ...MONTHS[m - 1]!.split(" ")].map(spelled).join("|")})`;
  return `(?<!\\d)(?:${padded(d)}${between}${monthForms}${between}(?:${spelled(year)}|${spelled(year.slice(2))})|${spelled(year)}${between}${padded(m)}${between}${padded(d)})(?!\\d)`;
}

const padded = (part: number) => `(?:${spelled(String(part).padStart(2, "0"))}|${spelled(String(part))})`;

/** Streets and towns in any form, with the number of the house behind them; a postcode however it is parted. */
function addressForms(card: Identity): string[] {
  const number = "(?:[\\s,.]{0,3}(?:c\\.?\\s?p\\.?\\s?)?\\d+(?:\\s?/\\s?\\d+)?\\p{L}?(?!\\p{L}))?";
  const whole = [
    card.street,
    card.town,
    card.townPart,
    ...[card.abroadAddress, card.rawAddress].flatMap((text) => text?.split(/[,;\n]/) ?? []),
  ];
  const parts = whole
    .map((part) => wordsOf(part ?? "").filter((word) => word.length > 1))
    .filter((words) => words.length > 0);
  // The longest word of a name identifies the town alone.
  const alone = parts
    .filter((words) => words.length > 1)
    .map((words) => words.reduce((longest, word) => (word.length > longest.length ? word : longest)));
  const postcode = card.postcode?.replace(/\s/g, "");
  return [
    ...parts.flatMap((words) =>
      words.length === 1 ? nameForms(words[0]!).map((form) => form + number) : [phraseForms(words) + number],
    ),
    ...alone.filter((word) => word.length > 5).flatMap(nameForms),
    ...(postcode && /^\d+$/.test(postcode) ? [digits(postcode)] : []),
  ];
}
