import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const fields = ["uliceNazev", "cisloDomovni", "cisloOrientacni", "psc", "obecNazev", "castObceNazev"];
type Page = Awaited<ReturnType<ReturnType<typeof visitor>["get"]>>;
const shown = (page: Page) =>
  [
    ...fields.map((name) => page.value(`address.${name}`)?.replace("\u00a0", " ")).map((value) => value ?? ""),
    page.value("rawCzechAddress") ?? "",
  ].join("|");

test("a new card's address is split by the server, and whatever else was typed stays", async () => {
  const renata = visitor("receptionist");
  const page = await renata.get("/kartoteka/novy");
  const [button] = page.all("#address button");
  expect([button?.text, button?.getAttribute("formAction")]).toEqual([
    "Rozdělit do polí",
    "/kartoteka/novy?split=1#address",
  ]);
  const typed = {
    ...page.filled("main form"),
    name: "Ema",
    surname: "Nová",
    phone: "xyz",
    cave: "Latex",
    sex: "FEMALE",
    rawCzechAddress: "Nádražní 12/3a\r\n602 00 Brno-Židenice, byt 4",
  };
  const redrawn = await renata.post("/kartoteka/novy?split=1", typed);
  expect(redrawn.status).toBe(200);
  expect(shown(redrawn)).toBe("Nádražní|12|3a|602 00|Brno|Židenice|byt 4");
  expect(redrawn.text("#address .note")).toContain("Zkontrolujte ji, prosím.");
  expect([
    redrawn.value("name"),
    redrawn.value("phone"),
    redrawn.value("cave"),
    redrawn.all("[name=sex][checked]")[0]?.getAttribute("value"),
  ]).toEqual(["Ema", "xyz", "Latex", "FEMALE"]);
  expect(redrawn.all("main form")[0]?.getAttribute("action")).toBe("/kartoteka/novy");
  expect((await database.owner.query("select from patient_cards where surname = 'Nová'")).rowCount).toBe(0);
});

test("a filled field keeps its value; an ambiguous text stays whole", async () => {
  const renata = visitor("receptionist");
  const edit = `/kartoteka/${uuids.jana}/upravit`;
  const page = await renata.get(edit);
  const typed = {
    ...page.filled("main form"),
    name: "Jana",
    surname: "Dvořáčková",
    "address.obecNazev": "Praha",
    "address.uliceNazev": "",
    "address.cisloDomovni": "",
    "address.cisloOrientacni": "",
    "address.castObceNazev": "",
    "address.psc": "602 00",
    rawCzechAddress: "Nádražní 12, 60200 Brno",
  };
  const kept = await renata.post(`${edit}?split=1`, typed);
  expect(shown(kept)).toBe("Nádražní|12||602 00|Praha||Brno");
  expect(["version", "patientCard", "was"].map((name) => kept.value(name))).toEqual([
    page.value("version"),
    String(ids.patients.jana),
    page.value("was"),
  ]);
  const nothing = await renata.post(`${edit}?split=1`, { ...typed, rawCzechAddress: "Kačerov 12" });
  expect([shown(nothing), nothing.text("#address .note")]).toEqual([
    "|||602 00|Praha||Kačerov 12",
    "Z textu nepoznáme, co kam patří. Vyplňte, prosím, pole níže.",
  ]);
});

test("a session that ended leads through the login back to the filled form", async () => {
  const answer = await visitor(null).post("/kartoteka/novy?split=1", { surname: "Nová", rawCzechAddress: "Brno" });
  expect([answer.status, answer.location]).toEqual([302, expect.stringMatching(/^\/prihlaseni\?redirect=/)]);
});
