import type { Random } from "../random.ts";

type Town = { town: string; postcode: string; part?: string; weight: number; streets?: true };

const towns: Town[] = [
  { town: "České Budějovice", part: "České Budějovice 1", postcode: "37001", weight: 8, streets: true },
  { town: "České Budějovice", part: "České Budějovice 2", postcode: "37005", weight: 22, streets: true },
  { town: "České Budějovice", part: "České Budějovice 3", postcode: "37004", weight: 18, streets: true },
  { town: "České Budějovice", part: "České Budějovice 5", postcode: "37006", weight: 10, streets: true },
  { town: "České Budějovice", part: "České Budějovice 7", postcode: "37007", weight: 8, streets: true },
  { town: "Rudolfov", postcode: "37371", weight: 5, streets: true },
  { town: "Hluboká nad Vltavou", postcode: "37341", weight: 5, streets: true },
  { town: "Lišov", postcode: "37372", weight: 4, streets: true },
  { town: "Týn nad Vltavou", postcode: "37501", weight: 3, streets: true },
  { town: "Trhové Sviny", postcode: "37401", weight: 3, streets: true },
  { town: "Český Krumlov", part: "Plešivec", postcode: "38101", weight: 3, streets: true },
  { town: "Kamenný Újezd", postcode: "37381", weight: 3, streets: true },
  { town: "Borovany", part: "Třebeč", postcode: "37312", weight: 2 },
  { town: "Ledenice", part: "Zborov", postcode: "37311", weight: 2 },
  { town: "Srubec", postcode: "37006", weight: 2 },
  { town: "Dubičné", postcode: "37371", weight: 1 },
  { town: "Praha 6", part: "Dejvice", postcode: "16000", weight: 1, streets: true },
];
const weights = towns.map(({ weight }) => weight);

const streets = [
  "Lipová",
  "Nádražní",
  "Husova",
  "Palackého",
  "Školní",
  "Zahradní",
  "Riegrova",
  "Žižkova",
  "Komenského",
  "Polní",
  "Na Výsluní",
  "U Rybníka",
  "Jiráskova",
  "Nerudova",
  "Dlouhá",
  "Krátká",
  "Luční",
  "Sokolská",
  "Tylova",
  "Mánesova",
  "Větrná",
  "Jasanová",
  "Pod Lesem",
  "K Vodojemu",
  "Boženy Němcové",
  "Dr. Stejskala",
  "Zeyerova",
  "Na Sadech",
] as const;

/** A person's address, in the columns of a patient card; villages have no streets. */
export function drawAddress(random: Random) {
  const { town, postcode, part, streets: named } = towns[random.heavy(weights)]!;
  return {
    street: named ? random.pick(streets) : null,
    houseNumber: String(random.between(1, named ? 1_800 : 240)),
    orientationNumber: named && random.chance(0.7) ? `${random.between(1, 60)}${random.chance(0.1) ? "a" : ""}` : null,
    postcode,
    town,
    townPart: part ?? null,
  };
}
