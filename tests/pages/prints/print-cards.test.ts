import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const renata = visitor("receptionist");
const labels = (page: Awaited<ReturnType<typeof renata.get>>) =>
  page.all(".labels li").map((label) => label.querySelector("b")?.text ?? null);

test("labels of chosen cards begin at the free position; one card has any number", async () => {
  const page = await renata.get(`/kartoteka/stitky?card=&card=${uuids.karel}&card=${uuids.jana}&start=3&sheet=105x48`);
  expect([page.status, page.title, page.all("script:not([src='/print.js'])").length]).toEqual([
    200,
    "Štítky | Motus",
    0,
  ]);
  expect(labels(page)).toEqual([null, null, "Dvořáčková Jana", "Novák Karel"]);
  expect(page.all(".labels.s105x48")).toHaveLength(1);
  expect(page.text(".labels")).toContain("855623/0419 · 111 Lipová 418/7 373 81 Kamenný Újezd");
  expect(page.html).not.toContain("latex");
  expect(page.all("form [name=card]").map((input) => input.getAttribute("value"))).toEqual([
    "",
    uuids.karel,
    uuids.jana,
  ]);
  expect(labels(await renata.get(`/kartoteka/stitky?card=${uuids.jana}&copies=24&start=2`))).toEqual([
    null,
    ...Array(24).fill("Dvořáčková Jana"),
  ]);
  expect(labels(await renata.get(`/kartoteka/stitky?card=${uuids.jana}&copies=999999&start=-5`))).toHaveLength(24);
  expect((await renata.get("/kartoteka/stitky?sheet=1x1&start=x")).location).toBe("/kartoteka/stitky");
});

test("all cards of the filter are printed, in its order, and none of another centre", async () => {
  const list = async (query: string) =>
    (await renata.get(`/kartoteka/tisk-seznamu${query}`)).all("tbody th").map((name) => name.text);
  expect(await list("?q=nov&direction=desc")).toEqual(["Nováková Anna", "Novák Karel"]);
  expect(await list(`?card=${uuids.foreign}&card=${uuids.anna}&card=nesmysl`)).toEqual(["Nováková Anna"]);
  expect(await list("?card=")).toEqual([]);
  expect(await list(`?card=${uuids.archived}`)).toEqual([]);
  expect(await list(`?card=${uuids.archived}&archived=1`)).toEqual(["Archivní Adam"]);
  const page = await renata.get("/kartoteka/tisk-seznamu?insurer=205");
  expect(page.text("main")).toContain("Zúženo na: 205 ČPZP 1 karta");
  const { rows } = await database.owner.query(
    "select details from audit_rows where action = 'patientCard.listed' order by id desc limit 1",
  );
  expect(rows).toEqual([{ details: { patientCards: [ids.patients.karel] } }]);
});

test("the list offers its cards to choose from, and keeps its filter for all of them", async () => {
  const page = await renata.get("/kartoteka?insurer=205&sort=created");
  expect(page.all("tbody [type=checkbox]").map((box) => box.getAttribute("value"))).toEqual([uuids.karel]);
  expect(page.all(".with-chosen a").map((link) => link.getAttribute("href"))).toEqual([
    "/kartoteka/stitky?insurer=205&sort=created",
    "/kartoteka/tisk-seznamu?insurer=205&sort=created",
  ]);
  for (const locale of ["", "/de", "/en", "/sk"])
    for (const print of ["stitky", "tisk-seznamu"])
      expect((await renata.get(`${locale}/kartoteka/${print}`)).text()).not.toMatch(/prints:|\{\{/);
});

test("at most five hundred are printed at once, with a note", async () => {
  await database.owner.query(
    "insert into patient_cards (medical_center_id, name, surname, insurer_code) select $1, 'Hromadný', 'Zkušební ' || n, '207' from generate_series(1, 1100) as n",
    [ids.center],
  );
  const page = await renata.get("/kartoteka/tisk-seznamu?insurer=207");
  expect(page.all("tbody tr")).toHaveLength(500);
  expect(page.text("main")).toContain("tady je prvních 500, celkem jich je více než 1 000");
  expect((await visitor().get("/kartoteka/stitky")).location).toBe("/prihlaseni?redirect=%2Fkartoteka%2Fstitky");
});
