import { randomFrom, type Random } from "#api/seed/random.ts";
import type { Identity } from "#api/report-summaries/pseudonyms/pseudonymise.ts";

/** Names with their forms written out by hand, so that they are not those the code itself makes up. */
const men = [
  "Novák Nováka Novákovi Novákem Nováku Novákův Novákova Novákovu Novákových",
  "Dvořáček Dvořáčka Dvořáčkovi Dvořáčkem Dvořáčku Dvořáčkův Dvořáčkovy",
  "Němec Němce Němci Němcovi Němcem Němče Němcův Němcova",
  "Hloušek Hlouška Hlouškovi Hlouškem Hloušku Hlouškovo",
  "Svoboda Svobody Svobodovi Svobodu Svobodo Svobodou Svobodův",
  "Novotný Novotného Novotnému Novotném Novotným Novotní",
  "Krejčí Krejčího Krejčímu Krejčím",
  "Král Krále Králi Královi Králem Králův",
  "Procházka Procházky Procházkovi Procházku Procházko Procházkou",
  "Petrů",
  "Švec Ševce Ševci Ševcovi Ševcem",
  "Kopecký Kopeckého Kopeckému Kopeckým Kopečtí",
  "Bláha Bláhy Bláhovi Bláhu Bláhou",
  "Malý Malého Malému Malým",
  "Čech Čecha Čechovi Čechem Češi",
  "Kováč Kováča Kováčovi Kováčom",
  "Říha Říhy Říhovi Říhou",
];
const women = [
  "Nováková Novákové Novákovou",
  "Dvořáčková Dvořáčkové Dvořáčkovou",
  "Němcová Němcové Němcovou",
  "Novotná Novotné Novotnou",
  "Krejčí",
  "Králová Králové Královou",
  "Kopecká Kopecké Kopeckou",
  "Horváthová Horváthovej Horváthovou",
  "Malá Malé Malou",
];
const menFirst = [
  "Petr Petra Petrovi Petrem Petře Petrův Petrovo",
  "Pavel Pavla Pavlovi Pavlem Pavle Pavlův",
  "Jan Jana Janovi Janem Jane Janův",
  "Jiří Jiřího Jiřímu Jiřím",
  "Zdeněk Zdeňka Zdeňkovi Zdeňkem Zdeňku",
  "Karel Karla Karlovi Karlem Karle Karlova",
  "Lukáš Lukáše Lukášovi Lukášem Lukáši",
  "Ivo Iva Ivovi Ivem",
  "Marek Marka Markovi Markem Marku",
  "Vojtěch Vojtěcha Vojtěchovi Vojtěchem Vojtěchův",
];
const womenFirst = [
  "Jana Jany Janě Janu Jano Janou Janin Janina",
  "Lenka Lenky Lence Lenku Lenko Lenkou",
  "Marie Marii Marií Mariina",
  "Jitka Jitky Jitce Jitku Jitkou",
  "Olga Olgy Olze Olgu Olgou",
  "Věra Věry Věře Věru Věrou",
  "Eva Evy Evě Evu Evo Evou Evin",
  "Ester Ester",
];
const streets: [string, string][] = [
  ["Husova", "v Husově"],
  ["Na Sádkách", "na Sádkách"],
  ["Nádražní", "v Nádražní"],
  ["Přemysla Otakara II", "u Přemysla Otakara II"],
  ["Dlouhá", "v Dlouhé"],
  ["Lidická třída", "na Lidické třídě"],
];
const towns: [string, string, string][] = [
  ["České Budějovice", "v Českých Budějovicích", "37001"],
  ["Lišov", "z Lišova", "37372"],
  ["Hluboká nad Vltavou", "v Hluboké nad Vltavou", "37341"],
  ["Týn nad Vltavou", "do Týna nad Vltavou", "37501"],
  ["Praha", "v Praze", "11000"],
];
const strangers = [
  "MUDr. Vondráček",
  "pan Šťastný",
  "paní Bartošová",
  "kolegyně Sedláčková",
  "Radek Tůma",
  "dcera Klára",
  "od Říčanů",
  "s Ondrou",
  "u Vlasty",
  "trenér Hanák",
];

export type SeededText = { identity: Identity; text: string; own: string[]; strangers: string[] };

/** A report about an invented patient that names the patient in every way, and the values it names. */
export function seededText(seed: number): SeededText {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => random.pick(list as [T, ...T[]]);
  const female = random.chance(0.5);
  const [surnames, names] = [pick(female ? women : men).split(" "), pick(female ? womenFirst : menFirst).split(" ")];
  const [relative, relativeName] = [pick(men).split(" "), pick(womenFirst).split(" ")];
  const [street, inStreet] = pick(streets);
  const [town, inTown, postcode] = pick(towns);
  const [year, month, day] = [random.between(1940, 2003), random.between(1, 12), random.between(1, 28)];
  const two = (value: number) => String(value).padStart(2, "0");
  const personalNumber = `${two(year % 100)}${two(month + (female ? 50 : 0))}${two(day)}${random.between(1000, 9999)}`;
  const insuranceNumber = String(random.between(1_000_000_000, 9_999_999_999));
  const national = String(random.between(601_000_000, 799_999_999));
  const house = String(random.between(1, 1999));
  const email = `${pick(["jana", "k.n", "pacient77"])}@${pick(["posta", "firma"])}.example`;
  const identity: Identity = {
    name: names[0]!,
    surname: surnames[0]!,
    personalNumber,
    insuranceNumber,
    birthDate: `${year}-${two(month)}-${two(day)}`,
    phone: `+420${national}`,
    email,
    street,
    houseNumber: house,
    orientationNumber: null,
    postcode,
    town,
    townPart: null,
    abroadAddress: null,
    rawAddress: null,
    relatedPersons: [{ name: `${relativeName[0]} ${relative[0]}`, phone: null, email: null }],
  };
  const months = [
    "ledna",
    "února",
    "března",
    "dubna",
    "května",
    "června",
    "července",
    "srpna",
    "září",
    "října",
    "listopadu",
    "prosince",
  ];
  const parted = (value: string) =>
    pick([
      value,
      `${value.slice(0, 3)} ${value.slice(3, 6)} ${value.slice(6)}`,
      `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}`,
    ]);
  const dirt = pick([
    same,
    same,
    bare,
    upper,
    (text: string) => bare(upper(text)),
    (text: string) => brokenLine(random, text),
    (text: string) => text.normalize("NFD"),
  ]);
  const own = [
    pick(surnames),
    pick(surnames),
    pick(names),
    pick(names),
    pick(relative),
    pick(relativeName),
    pick([
      personalNumber,
      `${personalNumber.slice(0, 6)}/${personalNumber.slice(6)}`,
      `${personalNumber.slice(0, 6)} / ${personalNumber.slice(6)}`,
    ]),
    parted(insuranceNumber),
    pick([
      `${day}. ${month}. ${year}`,
      `${two(day)}.${two(month)}.${year}`,
      `${day}. ${months[month - 1]} ${year}`,
      `${year}-${two(month)}-${two(day)}`,
      `${day}/${month}/${year}`,
    ]),
    pick([`+420 ${parted(national)}`, parted(national), `00420${national}`]),
    email,
    `${pick([street, inStreet])} ${house}`,
    pick([town, inTown]),
    pick([postcode, `${postcode.slice(0, 3)} ${postcode.slice(3)}`]),
  ].map(dirt);
  const [one, other] = [pick(strangers), random.chance(0.2) ? upper(pick(strangers)) : pick(strangers)];
  const words = pick([
    (v: string[]) =>
      `## Anamnéza\n${v[3]} ${v[0]}, r. č. ${v[6]}, č. poj. ${v[7]}, nar. ${v[8]}.\nBydliště: ${v[11]}, ${v[13]} ${v[12]}. Tel.: ${v[9]}, mail ${v[10]}.\nDoprovod ${v[5]} ${v[4]}. S ${v[1]} domluveno, ${v[2]} cvičí doma. VAS 4/10, doporučil ${one}, ${other}.`,
    (v: string[]) =>
      `**Subjektivně:** ${v[0]} ${v[2]} (${v[6]}) udává bolest 3/10, volala z ${v[9]}.\n- kontakt ${v[10]}; ${v[4]}, ${v[5]}\n- narozen(a) ${v[8]}, pojištěnec ${v[7]}\n- ${one}: bez otoku\nBydlí ${v[11]}\n${v[12]}, PSČ ${v[13]}. Odeslal ${other}. Poučen ${v[1]},${v[3]}.`,
    (v: string[]) =>
      `| Pacient | údaj |\n| --- | --- |\n| ${v[0]} | ${v[6]} |\n| ${v[3]} | ${v[9]} |\n\n„${v[1]}“ (${v[2]}), *${v[8]}*, ${v[7]}; **${v[4]}**/${v[5]}\n${v[10]}\n${v[11]}, ${v[12]} (${v[13]}). Řekl ${one}; ${other}. Flexe 110°.`,
  ]);
  return { identity, text: words(own), own, strangers: [one, other] };
}

const same = (text: string) => text;
const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
const upper = (text: string) => text.toUpperCase();
function brokenLine(random: Random, text: string): string {
  const at = random.between(1, text.length - 1);
  return `${text.slice(0, at)}${random.chance(0.5) && /\p{L}/u.test(text[at - 1]!) ? "-" : ""}\n${text.slice(at)}`;
}

/** The values that occur in a text, however they are written. */
export function whatStands(values: string[], text: string): string[] {
  const words = compact(text.replace(/\[[^\]]*\]/g, " § "));
  return values.map(compact).filter((value) => value !== "" && words.includes(value));
}

/** Words of letters and digits with one mark between; a break within one does not part it. */
const compact = (text: string) =>
  ` ${bare(text)
    .toLowerCase()
    .replace(/-?\n/g, "")
    .replace(/(?<=\d)[\s/.()-]+(?=\d)/g, "")
    .replace(/[^\p{L}\p{Nd}§@]+/gu, " ")
    .trim()} `;
