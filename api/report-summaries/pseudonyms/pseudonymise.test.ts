import { expect, test } from "vitest";
import { pseudonymiser, type Identity } from "./pseudonymise.ts";

const unknown: Identity = {
  name: "Jana",
  surname: "Dvořáčková",
  personalNumber: "8556230414",
  insuranceNumber: null,
  birthDate: "1985-06-23",
  phone: "+420601000377",
  email: "jana@posta.example",
  street: "Na Sádkách",
  houseNumber: "12",
  orientationNumber: null,
  postcode: "37001",
  town: "České Budějovice",
  townPart: null,
  abroadAddress: "Hauptstraße 5, Linz",
  rawAddress: null,
  relatedPersons: [{ name: "Pavel Němec", phone: null, email: null }],
};
const without = pseudonymiser(unknown);

test.each([
  ["Paní Dvořáčkové se ulevilo, Janě také", "Paní [příjmení] se ulevilo, [jméno] také"],
  ["s Pavlem Němcem", "s [blízká osoba] [blízká osoba]"],
  ["DVORACKOVA, JANU", "[příjmení], [jméno]"],
  ["Dvořáč-\nková", "[příjmení]\n"],
  ["r. č. 855623/0414, 855623 / 0414, 8556230414", "r. č. [rodné číslo], [rodné číslo], [rodné číslo]"],
  [
    "nar. 23. 6. 1985, 23. června 1985, 23.06.85, 1985-06-23",
    "nar. [datum narození], [datum narození], [datum narození], [datum narození]",
  ],
  ["tel. 601 000 377, +420601000377", "tel. [telefon], [telefon]"],
  ["bydlí na Sádkách 12, v Českých Budějovicích", "bydlí [adresa], v [adresa]"],
  ["Hauptstrasse 5, v Linzi", "[adresa], v [adresa]"],
  ["jana@posta.example, cizi.adresa@jinde.example", "[e-mail], [e-mail]"],
  ["doporučil MUDr. Vondráček, Bartošová, manžel Karel", "doporučil MUDr. [osoba], [osoba], manžel [osoba]"],
  // The medical content stays.
  [
    "VAS 4/10, flexe 115°, Thomayer 18 cm, Dg. M54.5, 2. 3. 2026, L3–S1",
    "VAS 4/10, flexe 115°, Thomayer 18 cm, Dg. M54.5, 2. 3. 2026, L3–S1",
  ],
  ["V lednu bez bolesti\nnení otok", "V lednu bez bolesti\nnení otok"],
  ["Dvořáčková\nnemá bolest", "[příjmení]\nnemá bolest"],
])("of %j %j is left", (text, left) => expect(without(text)).toBe(left));
