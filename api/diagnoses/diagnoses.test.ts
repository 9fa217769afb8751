import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { testApi } from "#tests/kit/api.ts";
import { importDiagnoses } from "./import.ts";
import { loadStarter } from "./starter.ts";

const api = await testApi();
const db = createDb(api.database.owner);

const head = `\uFEFF"ciselnik","ciselnik_kod","ciselnik_nazev","kod_IRI","kod","kod_tecka","nazev","kod_kapitola_rozsah","kod_kapitola_cislo","nazev_kapitola","platnost_od","platnost_do"`;
const line = (code: string, name: string, { from = "1994-01-01", to = "" } = {}) =>
  `"MKN-10","CIS003","MKN-10","https://mkn10.uzis.cz/prohlizec/${code}",${code},${code},"${name}","A00-B99","I.","Některé nemoci",${from},${to}`;
const list = (...lines: string[]) => Readable.from([[head, ...lines].join("\n")]);
const find = async (term: string) => {
  const { data, errors } = await api.call(
    "receptionist",
    `query ($term: String!) { medicalDiagnosis(term: $term) { code name label } }`,
    { term },
  );
  expect(errors).toBeUndefined();
  return data.medicalDiagnosis as { code: string; name: string; label: string }[];
};
const codes = async (term: string) => (await find(term)).map(({ code }) => code);

test("the shipped list is loaded once, and searched by code and by words without diacritics", async () => {
  await loadStarter(db);
  const { rows } = await api.database.owner.query(
    "select count(*)::int as many, max(id) as last from medical_diagnoses",
  );
  expect(rows[0].many).toBeGreaterThan(2500);
  await loadStarter(db);
  expect(
    (await api.database.owner.query("select count(*)::int as many, max(id) as last from medical_diagnoses")).rows,
  ).toEqual(rows);

  expect((await codes("m54"))[0]).toBe("M54");
  expect(await codes("M54.5")).toContain("M54.5");
  expect(await codes(" m 545 ")).toContain("M54.5");
  expect(await codes("krcnich kolene")).toEqual([]);
  expect((await find("krcnich mezi")).map(({ label }) => label)).toContain(
    "M50 Onemocnění krčních meziobratlových plotének",
  );
  expect(await codes("")).toEqual([]);
  expect(await codes("%")).toEqual([]);
  expect(await codes("m")).toHaveLength(20);
});

test("the official list gives full names, keeps its commas, and importing it again changes nothing", async () => {
  const official = () =>
    list(
      line("A00", "Cholera"),
      line("A000", "Cholera‚ původce: Vibrio cholerae 01‚ biotyp cholerae"),
      line("A05", "Jiné bakteriální intoxikace – otravy, přenesené potravou"),
      line("V010", "Chodec zraněný při srážce s jízdním kolem"),
    );
  expect(await importDiagnoses(db, official())).toEqual({ read: 3, changed: 3 });
  expect(await importDiagnoses(db, official())).toEqual({ read: 3, changed: 0 });
  expect(await find("a000")).toEqual([
    {
      code: "A00.0",
      name: "Cholera, původce: Vibrio cholerae 01, biotyp cholerae",
      label: "A00.0 Cholera, původce: Vibrio cholerae 01, biotyp cholerae",
    },
  ]);
  expect(await codes("potravou otravy")).toEqual(["A05"]);
  expect(await codes("V010")).toEqual([]);
  expect(await importDiagnoses(db, official(), { externalCauses: true })).toEqual({ read: 4, changed: 1 });
  expect(await codes("V010")).toEqual(["V01.0"]);
});

test("expired and future codes are not offered; the newest row of a code counts", async () => {
  await importDiagnoses(
    db,
    list(
      line("B01", "Dnes končí", { to: "2026-03-16" }),
      line("B02", "Včera skončilo", { to: "2026-03-15" }),
      line("B03", "Teprve začne", { from: "2026-03-17" }),
    ),
  );
  expect(await codes("b0")).toEqual(["B01"]);
  await importDiagnoses(
    db,
    list(line("B02", "Nový název", { from: "2020-01-01" }), line("B02", "Starý název", { to: "2019-12-31" })),
  );
  expect((await find("b02")).map(({ name }) => name)).toEqual(["Nový název"]);
});

test("a malformed file is refused with its line, and nothing is written", async () => {
  await expect(importDiagnoses(db, list(line("C00", "Před chybou"), line("C0", "Bez kódu")))).rejects.toThrow(
    "Line 3 is no diagnosis",
  );
  await expect(importDiagnoses(db, list(line("C00", "Datum", { from: "1. 1. 1994" })))).rejects.toThrow(
    "Line 2 is no diagnosis",
  );
  await expect(importDiagnoses(db, list())).rejects.toThrow("no diagnosis");
  expect(await codes("c00")).toEqual([]);
});

test("the application reads the list and never writes it", async () => {
  await expect(api.database.app.query("update medical_diagnoses set name = 'x'")).rejects.toThrow(/permission denied/);
  await expect(api.database.app.query("delete from medical_diagnoses")).rejects.toThrow(/permission denied/);
});
