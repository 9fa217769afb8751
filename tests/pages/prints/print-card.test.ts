import { expect, test } from "vitest";
import { ids, now, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database, clock } = await testPages();
const renata = visitor("receptionist");

await database.owner.query(
  `insert into medical_reports (uuid, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
   values ($1, $2, $3, '2026-03-16 09:00Z', '## Závěr', '', $4, $4, '2026-03-16', $4, 'Mgr. Petr Šindelář', repeat('a', 64))`,
  [uuids.archived, ids.center, ids.patients.jana, ids.profiles.paramedic],
);

test("the desk certifies that a patient was here, when it was, and nothing of why", async () => {
  const page = await renata.get(`/kartoteka/${uuids.jana}/potvrzeni?attendanceId=${ids.attendances.jana}`);
  expect([page.status, page.title]).toEqual([200, "Potvrzení o\u00a0návštěvě | Motus"]);
  expect(page.text("main")).toContain(
    "Jana Dvořáčková Narození 23. 6. 1985 Lipová 418/7, 373 81 Kamenný Újezd Potvrzujeme, že jmenovaná byla dne 16. 3. 2026 od 9:00 do 9:45 hodin v našem zařízení na ošetření.",
  );
  expect(page.text("main")).toContain("vystavil(a) Renata Malá");
  expect(page.html).not.toMatch(/Individuální|latex|855623|VZP|<script(?! src="\/print.js")/i);
  // Until a script shows the button that prints, the sheet names the keys.
  expect(page.text("nav [data-print]")).toMatch(/^Tisk: Ctrl\s\+\sP$/);
  expect(page.all("nav button[hidden]")).toHaveLength(1);
  expect((await renata.get(`/kartoteka/${uuids.jana}/potvrzeni?companion=1`)).text("main")).toContain("V doprovodu:");
});

test("presence is the recorded attendance; a missed, future or foreign visit is not certified", async () => {
  await database.owner.query(
    "update patient_attendances set arrived_at = '2026-03-16 08:10Z', left_at = '2026-03-16 08:55Z' where id = $1",
    [ids.attendances.jana],
  );
  expect((await renata.get(`/kartoteka/${uuids.jana}/potvrzeni`)).text("main")).toContain("od 9:10 do 9:55 hodin");
  for (const state of ["NOT_EXCUSED", "EXCUSED"]) {
    await database.owner.query("update patient_attendances set state = $2 where id = $1", [
      ids.attendances.jana,
      state,
    ]);
    expect((await renata.get(`/kartoteka/${uuids.jana}/potvrzeni?attendanceId=${ids.attendances.jana}`)).status).toBe(
      404,
    );
  }
  expect((await renata.get(`/kartoteka/${uuids.jana}/potvrzeni`)).text("main")).toContain("není tedy co potvrdit");
  await database.owner.query("update patient_attendances set state = 'PRESENT' where id = $1", [ids.attendances.jana]);
  // A foreign session: the one of a clock that was set back counts as idle once it is right.
  clock.now = new Date("2026-03-16T07:00:00Z");
  expect(
    (await visitor("admin").get(`/kartoteka/${uuids.jana}/potvrzeni?attendanceId=${ids.attendances.jana}`)).status,
  ).toBe(404);
  clock.now = now;
  expect((await renata.get(`/kartoteka/${uuids.karel}/potvrzeni?attendanceId=${ids.attendances.jana}`)).status).toBe(
    404,
  );
});

test("visits of a period are listed for the insurer or the patient; an unreadable day leaves the address", async () => {
  const page = await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev?from=1.3.2026&to=16.3.2026`);
  expect(page.text("main")).toContain("1. 3. 2026 – 16. 3. 2026");
  expect(page.text("tbody")).toContain("16. 3. 2026 9:00–9:45 Individuální LTV Petr Šindelář účast");
  expect(page.text("tfoot")).toBe("Návštěv celkem 1");
  const [state, at] = ["update patient_attendances set state = $2 where id = $1", ids.attendances.jana];
  await database.owner.query(state, [at, "NOT_EXCUSED"]);
  const missed = await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev?from=1.3.2026&to=16.3.2026`);
  expect(missed.text("tfoot")).toBe("Bez omluvy 1 Návštěv celkem 0");
  await database.owner.query(state, [at, "PRESENT"]);
  expect((await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev?from=1.1.2025&to=1.3.2026`)).text("main")).toContain(
    "V tomto období žádná návštěva nebyla.",
  );
  expect((await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev?from=kdysi&took=1`)).location).toBe(
    `/kartoteka/${uuids.jana}/tisk-navstev?took=1`,
  );
  expect((await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev?page=2`)).status).toBe(404);
  expect((await renata.get(`/kartoteka/${uuids.jana}/tisk-navstev`)).value("from")).toContain("2026");
});

test("the front page shows the patient's data of the card", async () => {
  const page = await renata.get(`/kartoteka/${uuids.jana}/titulni-list`);
  expect(page.text("h1")).toBe("Jana Dvořáčková");
  for (const said of ["855623/0419", "373 81 Kamenný Újezd", "Alergie na latex", "Všeobecná zdravotní pojišťovna"])
    expect(page.text("main")).toContain(said);
});

test("a report goes to the physician named in the address, and only users who may read it send it", async () => {
  const address = `/kartoteka/zaznam/${uuids.archived}/zaverecna-zprava?doctor=MUDr.+Jan+%3Cb%3EKos%3C%2Fb%3E&workplace=Ortopedie`;
  const page = await visitor("paramedic").get(address);
  expect(page.all(".recipient span").map((line) => line.text)).toEqual(["MUDr. Jan <b>Kos</b>", "Ortopedie"]);
  expect(page.all(".recipient b")).toEqual([]);
  expect(page.all("h1")).toHaveLength(1);
  expect([page.text("h1"), page.text(".written")]).toEqual(["Závěrečná zpráva", "Závěr"]);
  expect(page.value("doctor")).toContain("Kos");
  for (const [who, status] of [
    ["receptionist", 403],
    ["manager", 403],
    ["foreign", 404],
  ] as const)
    expect([who, (await visitor(who).get(address)).status]).toEqual([who, status]);
});

test("the menu of the card leads to all prints", async () => {
  const menu = (await renata.get(`/kartoteka/${uuids.jana}?tab=navstevy`))
    .all(".menu a[data-hard]")
    .map((link) => link.getAttribute("href")!);
  expect(menu).toHaveLength(4);
  for (const locale of ["", "/de", "/en", "/sk"])
    for (const link of menu) {
      const page = await renata.get(locale + link);
      expect([link, page.status, page.all("script:not([src='/print.js'])").length, page.all("h1").length]).toEqual([
        link,
        200,
        0,
        1,
      ]);
      expect(page.text()).not.toMatch(/prints:|\{\{/);
    }
});
