import { fold } from "#rules/text/fold.ts";

type Field = "uliceNazev" | "cisloDomovni" | "cisloOrientacni" | "castObceNazev" | "psc" | "obecNazev";
type Fields = Partial<Record<Field, string>>;
export type SplitAddress = { address: Fields; rest: string };

type Houses = { name: string; fields: Fields; named: boolean; ofStreet: boolean };
/** A part between commas and ends of lines; with the number of a house in it, or a name, or neither. */
type Piece = { text: string; house?: Houses; isName: boolean };

const STREET = /^(?:ulice|ulica|ul\.)\s*/iu;
const POSTCODE = /(?<![\p{L}\d/.+]|\d\s?[-–])(?:PSČ:?\s*)?(\d{3}\s?\d{2})(?![\p{L}\d/.]|\s?[-–]?\s?\d)/giu;
const NUMBER =
  /(?<![\p{L}\d/-]|\d\s)(?:(?<described>č\.?\s?p\.?|súp\.?\s?č\.?|číslo popisné|súpisné číslo)\s?|(?<registered>č\.?\s?ev\.?|ev\.?\s?č\.?|číslo evidenční)\s?|č\.\s?)?(?<number>\d{1,4})(?:\s?\/\s?(?<orientation>\d{1,3}(?:\s?[a-z])?)|(?<letter>\s?[a-z]))?(?![\p{L}\d./-]|\s[-–/]?\s?\d)/iu;
/** Parts without a field here: districts, countries, flats, contacts, telephones. */
const ASIDE =
  /(?<!\p{L})(?:okr|okres|kraj|byt|patro|poschodie|podlaží|np|vchod|schodiště|dveře|box|pošta|tel|telefon|mobil|c\/o|česká republika|česko|čr|slovensko|slovenská republika|sr|cz|sk)(?!\p{L})|@|\+/iu;

/** Towns in which every house is in a street; the number behind such a name is that of a district or a post office. */
const cities =
  "Praha|Brno|Ostrava|Plzeň|Liberec|Olomouc|České Budějovice|Hradec Králové|Ústí nad Labem|Pardubice|Zlín|Havířov|Kladno|Most|Opava|Frýdek-Místek|Jihlava|Karviná|Teplice|Chomutov|Děčín|Karlovy Vary|Jablonec nad Nisou|Mladá Boleslav|Prostějov|Přerov|Třinec|Bratislava|Košice|Prešov|Žilina|Banská Bystrica|Nitra|Trnava|Trenčín";
const CITY = new RegExp(`^(?:${cities})(?:\\s?\\d{1,2})?(?![\\p{L}\\d/])(?<part>\\s?(?:[-–—]|\\().+)?`, "iu");
/** Municipalities whose own names have a hyphen. */
const HYPHENATED = "Frýdek-Místek|Brandýs nad Labem-Stará Boleslav";
const PLACE = new RegExp(
  `^(?<town>(?:${HYPHENATED})|.+?)(?:\\s?[-–—]\\s?(?<part>.+)|\\s?\\((?<inner>[^()]+)\\))?$`,
  "iu",
);

/** Typical names of streets, rare for villages: by a direction, after a person, by an adjective. */
const STREET_NAME =
  /^(?:nám\.|náměstí|námestie|tř\.|třída|trieda|nábř\.|nábřeží|nábrežie|sídl\.|sídliště|sídlisko|na|nad|pod|u|v|ve|za|při|pri|k|ke|mezi|bří|bratří|bratov|gen\.|kpt\.|dr\.|\d+\.)\s|(?:á|ní|ova|ého|ího|náměstí|námestie|třída|nábřeží|alej|sady)$/iu;

/**
 * Splits a Czech or Slovak address, as people write it, into the register's fields. Ambiguous parts (a street or a part
 * of a town, one number or another) stay in `rest`, as do those without a field. Nothing is made up, and no letter or
 * digit is lost but of the words that only name a field (č. p., PSČ, ulice).
 */
export function splitAddress(text: string): SplitAddress {
  const found = [...text.matchAll(POSTCODE)];
  const [postcode] = found.length === 1 ? found : [];
  const before = postcode ? text.slice(0, postcode.index) : text;
  const after = postcode ? text.slice(postcode.index + postcode[0].length) : "";
  const [left, right] = [piecesOf(before), piecesOf(after)];
  const pieces = [...left, ...right];
  const ofTown =
    postcode &&
    (/^[^\S\n]*[^\s,;]/u.test(after) ? right[0] : /[^\s,;][^\S\n]*$/u.test(before) ? left.at(-1) : undefined);

  const address: Fields = postcode ? { psc: postcode[1]!.replace(/\s/g, "") } : {};
  const used = new Set<Piece>();
  const houses = pieces.filter((piece) => piece.house);
  // «500 02 Kolín 2»: next to the postcode and another house, the number is that of the post office.
  const ofPost =
    ofTown?.house?.name && houses.length === 2 && /\s\d{1,2}$/.test(ofTown.text) && !ofTown.house.named
      ? ofTown
      : undefined;
  const [house, second] = houses.filter((piece) => piece !== ofPost);
  const single = second ? undefined : house;
  const town = ofPost ?? townOf({ pieces, left, right, ofTown, single, hasPostcode: postcode !== undefined });
  if (town && town !== single) {
    Object.assign(address, placeOf(town.text));
    used.add(town);
  }
  if (single?.house) {
    const fields =
      town === single ? { ...placeOf(single.house.name), ...single.house.fields } : houseIn(single.house, address);
    if (fields) {
      Object.assign(address, fields);
      used.add(single);
    }
  }
  const open = pieces.filter((piece) => piece.isName && !used.has(piece));
  const streets = open.filter(
    ({ text }) => STREET.test(text) || (houses.length === 0 && town && STREET_NAME.test(text)),
  );
  if (streets.length === 1 && !address.uliceNazev) {
    address.uliceNazev = streets[0]!.text.replace(STREET, "");
    used.add(streets[0]!);
  }
  const parts = open.filter(
    (piece) =>
      !used.has(piece) &&
      used.has(single!) &&
      town &&
      isBetween(pieces.indexOf(piece), pieces.indexOf(single!), pieces.indexOf(town)),
  );
  if (parts.length === 1 && !address.castObceNazev) {
    address.castObceNazev = parts[0]!.text;
    used.add(parts[0]!);
  }
  return {
    address,
    rest: pieces
      .filter((piece) => !used.has(piece))
      .map(({ text }) => text)
      .join(", "),
  };
}

const isBetween = (one: number, a: number, b: number) => Math.min(a, b) < one && one < Math.max(a, b);

const piecesOf = (text: string): Piece[] =>
  text
    .split(/[\n\r,;]+/u)
    .flatMap((part) => piecesIn(part.replace(/^[\s–—-]+|(?<![\s–—-])[\s–—-]+$/gu, "").replace(/\s+/gu, " ")));

function piecesIn(text: string): Piece[] {
  if (text === "") return [];
  if (ASIDE.test(text)) return [{ text, isName: false }];
  const city = CITY.exec(text);
  if (city?.[0] === text && !NUMBER.test(city.groups!.part ?? "")) return [{ text, isName: true }];
  if (city && !city.groups!.part && NUMBER.test(text.slice(city[0].length)))
    return [{ text: city[0], isName: true }, ...piecesOf(text.slice(city[0].length))];
  const number = NUMBER.exec(text);
  if (!number) return [{ text, isName: !/\d/.test(text.replace(/^\d+\. /, "")) && /\p{L}/u.test(text) }];
  const name = text.slice(0, number.index).trim();
  const tail = text.slice(number.index + number[0].length);
  const { described, registered, number: digits = "", orientation, letter } = number.groups!;
  const tight = (one: string) => one.replace(/\s/g, "");
  const fields: Fields = registered
    ? { cisloDomovni: `č. ev. ${tight(digits + (orientation ? `/${orientation}` : (letter ?? "")))}` }
    : letter
      ? { cisloOrientacni: tight(digits + letter) }
      : { cisloDomovni: digits, ...(orientation && { cisloOrientacni: tight(orientation) }) };
  if (/\d/.test(name.replace(/^(?:ul\. |tř\. |třída |ulice )?\d+\. /iu, ""))) return [{ text, isName: false }];
  const house: Houses = {
    name,
    fields,
    named: Boolean(described ?? registered),
    ofStreet: Boolean(orientation ?? letter),
  };
  return [{ text: text.slice(0, number.index + number[0].length).trim(), house, isName: false }, ...piecesOf(tail)];
}

type Found = { pieces: Piece[]; left: Piece[]; right: Piece[]; ofTown?: Piece; single?: Piece; hasPostcode: boolean };

/** The piece that names the municipality; that of the house where the village is named there. */
function townOf({ pieces, left, right, ofTown, single, hasPostcode }: Found): Piece | undefined {
  if (ofTown?.isName && !STREET.test(ofTown.text)) return ofTown;
  const names = pieces.filter(({ isName, text }) => isName && !STREET.test(text));
  const known = names.filter(({ text }) => CITY.test(text));
  if (known.length === 1) return known[0];
  const house = single?.house;
  const inVillage =
    house && house.name !== "" && !house.ofStreet && !STREET.test(house.name) && !STREET_NAME.test(house.name);
  if (inVillage && ofTown === single) return single;
  // A postcode on its own line belongs to the name next to it.
  const next = [right[0], left.at(-1)].find((piece) => piece && names.includes(piece));
  if (left.length + right.length > 1 && right.length > 0 && next) return next;
  const after = single ? names.filter((piece) => pieces.indexOf(piece) > pieces.indexOf(single)) : [];
  if (after.length > 0) return after.at(-1);
  if (single && house?.name === "" && names.length === 1) return names[0];
  return inVillage && names.length === 0 && (house.named || hasPostcode) ? single : undefined;
}

/** Town and part of town. */
function placeOf(text: string): Fields {
  const { town = text, part, inner } = PLACE.exec(text)?.groups ?? {};
  const castObceNazev = part ?? inner;
  return { obecNazev: town, ...(castObceNazev && { castObceNazev }) };
}

/** The house part where the town is known; null where its name may be a street's as well as a village's. */
function houseIn(
  { name, fields, named, ofStreet }: Houses,
  { obecNazev: town, castObceNazev: part, psc }: Fields,
): Fields | null {
  if (name === "") return fields;
  if (town && fold(name) === fold(town)) return part ? null : { castObceNazev: name, ...fields };
  if (CITY.test(name) || (part && fold(name) === fold(part))) return null;
  const looksLikeStreet = STREET_NAME.test(name) && Boolean(town ?? !psc);
  if (STREET.test(name) || ofStreet || looksLikeStreet || (town && CITY.test(town)))
    return { uliceNazev: name.replace(STREET, ""), ...fields };
  return named && town && !part ? { castObceNazev: name, ...fields } : null;
}
