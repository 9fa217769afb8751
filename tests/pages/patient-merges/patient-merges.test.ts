import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");
const words = (text: string) => text.replaceAll("\u00a0", " ");
const janas = `/kartoteka/${uuids.jana}`;
const preview = `${janas}/slouceni/${uuids.karel}`;

test("the card leads to a choice of the other: likely ones first, any by a search", async () => {
  await owner.query(
    "update patient_cards set birth_date = (select birth_date from patient_cards where id = $1), name = 'Jana', surname = 'Dvořáčková' where id = $2",
    [ids.patients.jana, ids.patients.archived],
  );
  await owner.query(
    "insert into patient_card_words (medical_center_id, patient_card_id, word) select $1, $2, to_char(birth_date, 'YYYYMMDD') from patient_cards where id = $2",
    [ids.center, ids.patients.archived],
  );
  const card = await renata.get(`${janas}?tab=zakladni-udaje`);
  const link = card
    .all("main a")
    .find(({ text }) => text.startsWith("Sloučit s"))!
    .getAttribute("href")!;
  expect(link).toBe(`${janas}/slouceni`);
  const page = await renata.get(link);
  expect(words(page.text("main"))).toContain("Nejspíš tentýž pacient Jana Dvořáčková");
  expect(page.all("main li a").map((a) => a.getAttribute("href"))).toEqual([`${janas}/slouceni/${uuids.archived}`]);
  const found = await renata.get(`${link}?q=karel`);
  expect(found.all("main tbody a").map((a) => a.getAttribute("href"))).toContain(preview);
  expect((await renata.get(`${link}?q=nikdo`)).text("main .empty")).toContain("Nikdo takový tu není");
  expect((await visitor("foreign").get(link)).status).toBe(404);
});

test("both cards are shown side by side, moved records are counted, and no report is named to any role", async () => {
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) values ($1, $2, '2026-03-10T09:00Z', 'Tajná bolest', 'Tajná bolest', 3, 3)`,
    [ids.center, ids.patients.karel],
  );
  const page = await renata.get(preview);
  const text = words(page.text("main"));
  expect(text).toContain("Co přejde z druhé karty");
  expect(text).toContain("Ověřte, že jde opravdu o téhož pacienta.");
  expect(text).toMatch(/Zprávy 1 \(10\. 3\. 2026\)/);
  expect(page.html).not.toContain("Tajná");
  const row = page.all("main tbody tr").find((one) => one.querySelector("th")?.text === "Jméno")!;
  expect(row.querySelectorAll("td").map((cell) => cell.text)).toEqual(["Jana", "Karel"]);
  expect(
    row
      .querySelectorAll("input")
      .map((input) => [input.getAttribute("name"), input.getAttribute("value"), input.hasAttribute("checked")]),
  ).toEqual([
    ["name", "kept", true],
    ["name", "merged", false],
  ]);
  expect(page.all("main a").map((a) => a.getAttribute("href"))).toContain(
    `/kartoteka/${uuids.karel}/slouceni/${uuids.jana}`,
  );
  for (const other of [uuids.jana, uuids.foreign, "nic"])
    expect((await renata.get(`${janas}/slouceni/${other}`)).status).toBe(404);
});

test("a choice that is none is refused; visits at one time are named and leave no button", async () => {
  const form = (await renata.get(preview)).filled("main form");
  expect((await renata.post(preview, { ...form, cave: "nikdo" })).status).toBe(400);
  const stale = await renata.post(preview, { ...form, mergedVersion: "9", name: "merged", idempotencyKey: "stale" });
  expect([
    stale.status,
    stale.all("[name=name][checked]")[0]?.getAttribute("value"),
    stale.value("mergedVersion"),
  ]).toEqual([409, "merged", "1"]);
  const { rows } = await owner.query(
    "insert into patient_attendances (medical_center_id, event_id, patient_card_id) values ($1, $2, $3) returning id",
    [ids.center, ids.events.janaTherapy, ids.patients.karel],
  );
  const page = await renata.get(preview);
  expect(page.text(".note.bad")).toContain("Pacient by byl v jednu chvíli na dvou místech");
  expect(page.all(".note.bad a").map((a) => a.getAttribute("href"))).toEqual([
    `/editace-udalosti/${ids.events.janaTherapy}`,
  ]);
  expect(page.text("main")).not.toContain("Sloučit karty");
  expect((await renata.post(preview, { ...form, idempotencyKey: "both" })).status).toBe(409);
  await owner.query("delete from patient_attendances where id = $1", [rows[0].id]);
});

test("merged, the other's address leads to the card, and as long as nothing is new it is split again", async () => {
  const form = (await renata.get(preview)).filled("main form");
  const done = await renata.post(preview, { ...form, name: "merged", idempotencyKey: "merge" });
  expect([done.status, done.location]).toEqual([302, `${janas}?tab=zakladni-udaje`]);
  const card = await renata.follow(done);
  expect(words(card.text("body"))).toContain("Karty jsou sloučené.");
  const second = await renata.get(`${janas}/slouceni`);
  expect(words(second.text("main"))).toContain("Součástí této karty je od 16. 3. 2026 i karta Karel");
  expect(card.text("h1")).toContain("Karel");
  expect((await renata.get(`/kartoteka/${uuids.karel}?tab=navstevy`)).location).toBe(`${janas}?tab=navstevy`);
  expect((await visitor("foreign").get(`/kartoteka/${uuids.karel}`)).status).toBe(404);

  const undo = `${janas}/rozdeleni`;
  expect(second.all("main a").map((a) => a.getAttribute("href"))).toContain(undo);
  const { rows } = await owner.query(
    "insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2) returning id",
    [ids.center, ids.patients.jana],
  );
  expect(words((await renata.get(`${janas}/slouceni`)).text("main"))).toContain(
    "Rozdělit už ji nejde: od sloučení přibyl 1 nový záznam.",
  );
  const asked = (await renata.get(undo)).filled("main form");
  const refused = await renata.post(undo, { ...asked, idempotencyKey: "early" });
  expect([refused.status, words(refused.text("[role=alert]"))]).toEqual([
    409,
    expect.stringContaining("přibylo něco nového"),
  ]);
  await owner.query("delete from waiting_patients where id = $1", [rows[0].id]);
  const parted = await renata.post(undo, { ...(await renata.get(undo)).filled("main form"), idempotencyKey: "part" });
  expect(words((await renata.follow(parted)).text("body"))).toContain("Karty jsou zase dvě.");
  expect((await renata.get(`/kartoteka/${uuids.karel}`)).text("h1")).toContain("Karel");
  expect((await renata.get(undo)).status).toBe(404);
});
