import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ids, tokens, uuids } from "#tests/cast/people.ts";
import { Page, testPages } from "#tests/kit/pages.ts";

const { site, visitor, database, app } = await testPages();
const copy = `/kartoteka/${uuids.jana}/kopie-udaju`;
const access = `/kartoteka/${uuids.jana}/pristupy`;

test("an administrator gets from the card to its access log, by days and on print without a script", async () => {
  await visitor("receptionist").get(`/kartoteka/${uuids.jana}?tab=navstevy`);
  const someone = visitor("manager");
  expect((await someone.get(`/kartoteka/${uuids.jana}`)).all(`main a[href="${access}"]`)).toHaveLength(1);
  const page = await someone.get(access);
  expect(page.title).toBe("Kdo nahlížel do karty | Motus");
  expect(page.text("tbody")).toMatch(
    /16\. 3\. 2026 10:00:00 Renata Malá (seznam návštěv, otevření karty|otevření karty, seznam návštěv)/,
  );
  const none = await someone.get(`${access}?from=včera&to=včera`);
  expect([none.value("from"), none.text("main")]).toEqual([
    expect.stringMatching(/^15\.\s3\.\s2026$/),
    expect.stringContaining("Nikdo nenahlížel"),
  ]);
  const print = await someone.get(none.all("main .head .btn")[0]!.getAttribute("href")!);
  expect(print.text("main")).toContain("Období 15. 3. 2026 až 15. 3. 2026");
  expect((await someone.get(`${access}/tisk`)).text("main")).toMatch(
    /Rehabilitace U Lípy Výpis přístupů .*Jana Dvořáčková.*Celé období do 16\. 3\. 2026.*Renata Malá.*Vyhotoveno 16\. 3\. 2026 10:00, .*Milan Kos/,
  );
  expect(print.html).not.toMatch(/<script(?! src="\/print.js")/);
});

test("an invalid date narrows nothing, and stays as it was typed", async () => {
  const page = await visitor("admin").get(`${access}?from=${encodeURIComponent("kdysi <b>")}&page=7`);
  expect([page.status, page.value("from")]).toEqual([200, "kdysi <b>"]);
  expect(page.all("tbody tr").length).toBeGreaterThan(0);
});

test("only administrators get there; another centre's card is not found", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await visitor(who).get(`/kartoteka/${uuids.jana}`)).html).not.toContain(access);
    for (const address of [access, `${access}/tisk`])
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
  }
  for (const address of [`/kartoteka/${uuids.foreign}/pristupy`, "/kartoteka/nic/pristupy/tisk"])
    expect((await visitor("admin").get(address)).status).toBe(404);
  expect((await visitor().get(access)).location).toContain("/prihlaseni");
});

test("a health professional downloads all data of a patient in one file, readable without the product", async () => {
  const { janaTherapy } = ids.events;
  await database.owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
     values (1, $1, '2026-03-01T09:00:00Z', 'Bolest **4/10**', 'Bolest', 3, 3, now(), 3, 'Mgr. Petr Kovář', 'otisk'), (1, $1, '2026-03-02T09:00:00Z', 'Rozepsaná', 'Rozepsaná', 3, 3, null, null, null, null)`,
    [ids.patients.jana],
  );
  const { rows } = await database.owner.query(
    `with kept as (
       insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values (1, 'attachment', '../../Nález: ČR?.pdf', 'pdf', 'application/pdf', 9, 'x') returning id, uuid
     ), attached as (insert into attachments (medical_center_id, patient_card_id, file_id, type, created_by) select 1, $1, id, 'MEDICAL', 3 from kept)
     select uuid from kept`,
    [ids.patients.jana],
  );
  await app.services.storage.put(rows[0].uuid, new Blob(["%PDF-1.7\n"]).stream());
  const someone = visitor("paramedic");
  expect(
    (await someone.get(`/kartoteka/${uuids.jana}?tab=zakladni-udaje`)).all(`a[href="${copy}"][data-hard]`),
  ).toHaveLength(1);
  const answer = await site.fetch(
    new Request(`http://motus.example${copy}`, { headers: { cookie: `motus=${tokens.paramedic}` } }),
  );
  expect([
    answer.headers.get("content-type"),
    answer.headers.get("content-disposition"),
    answer.headers.get("cache-control"),
  ]).toEqual(["application/zip", 'attachment; filename="2026-03-16.zip"', "no-store"]);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(Object.keys(files)).toEqual(["index.html", "data.json", "reports-1.html", "files/1-______Nález_ ČR_.pdf"]);
  const overview = new Page(200, new Headers(), text("index.html"));
  expect(overview.text()).toMatch(/Rehabilitace U Lípy.*Jana Dvořáčková.*Vyhotoveno 16\. 3\. 2026 10:00.*Zprávy 1–1/s);
  expect(
    overview
      .all("a")
      .map((link) => link.getAttribute("href")!)
      .filter((href) => !/^(tel|mailto):/.test(href))
      .sort(),
  ).toEqual(Object.keys(files).slice(1).sort());
  expect(text("reports-1.html")).toContain("<strong>4/10</strong>");
  expect(text("index.html") + text("reports-1.html")).not.toMatch(/<script|src="|https?:\/\/|Rozepsaná/);
  expect(JSON.parse(text("data.json")).tables).toMatchObject({
    events: [{ id: janaTherapy }],
    medicalReports: [{ state: "SIGNED" }, { content: "Rozepsaná", state: "DRAFT" }],
  });
  expect(text("files/1-______Nález_ ČR_.pdf")).toBe("%PDF-1.7\n");
});

test("reception and a manager without a health profession get no copy, and no link to one", async () => {
  for (const who of ["receptionist", "manager"] as const) {
    expect((await visitor(who).get(`/kartoteka/${uuids.jana}`)).html).not.toContain(copy);
    expect((await visitor(who).get(copy)).status).toBe(403);
  }
  expect((await visitor("admin").get(`/kartoteka/${uuids.foreign}/kopie-udaju`)).status).toBe(404);
});
