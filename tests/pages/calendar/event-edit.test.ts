import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients, procedures, facilities, events } = ids;
const address = `/editace-udalosti/${events.janaTherapy}`;

const filled = (page: Page) => page.filled("form#event");

test("an event's page shows its facts, and its form the editable fields", async () => {
  const page = await visitor("receptionist").get(address);
  expect([page.status, page.title]).toEqual([200, "Událost | Motus"]);
  expect(page.text(".head .no")).toContain("pondělí 16. března 2026 9:00–9:45");
  expect(page.text(".visits").replaceAll("\u00a0", " ")).toMatch(
    /^Jana Dvořáčková ?23\. 6\. 1985, 40 let ?\+420 601 000 377/,
  );
  expect(page.text(".visits")).toContain("CAVE Alergie na latex");
  expect(page.document.querySelector(".visits a")!.getAttribute("href")).toMatch(/^\/kartoteka\/11111111/);
  expect([page.value("date"), page.value("from"), page.value("to")]).toEqual(["16.\u00a03.\u00a02026", "9:00", "9:45"]);
  expect(filled(page)).toMatchObject({
    patients: [String(patients.jana)],
    procedure: [String(procedures.therapy)],
    owner: [String(profiles.paramedic)],
    facilities: [String(facilities.gym)],
    version: ["1"],
  });
  for (const none of [events.foreignEvent, "abc", "0", "99999999999"])
    expect((await visitor("receptionist").get(`/editace-udalosti/${none}`)).status).toBe(404);
});

test("untouched fields stay, changed ones are saved, and the end follows the service where it is left out", async () => {
  const someone = visitor("receptionist");
  const form = filled(await someone.get(address));
  const saved = await someone.post(address, {
    ...form,
    from: "1015",
    to: "",
    procedure: String(procedures.examination),
    note: "přijde s berlemi",
  });
  expect(saved.location).toBe("/?date=2026-03-16");
  expect((await someone.follow(saved)).text(".flash")).toBe("Změna je uložená: po 16. 3. 10:15–11:15.");
  const { rows } = await database.owner.query(
    "select note, version, end_at - begin_at = '60 minutes' as hour, (select count(*)::int from patient_attendances where event_id = events.id) as patients from events where id = $1",
    [events.janaTherapy],
  );
  expect(rows).toEqual([{ note: "přijde s berlemi", version: 2, hour: true, patients: 1 }]);
  expect(
    (
      await someone.post(address, {
        ...filled(await someone.get(address)),
        from: "9:00",
        to: "9:45",
        procedure: String(procedures.therapy),
      })
    ).status,
  ).toBe(302);
});

test("the slower of two users sees both versions, keeps the typed text, and takes over the rest", async () => {
  const [renata, petr] = [visitor("receptionist"), visitor("paramedic")];
  const early = filled(await renata.get(address));
  await petr.post(address, {
    ...filled(await petr.get(address)),
    note: "bolí ji i krk",
    facilities: [String(facilities.gym), String(facilities.laser)],
  });
  const late = await renata.post(address, { ...early, note: "přijde dřív", issue: "bolest zad" });
  expect(late.status).toBe(409);
  const rows = late.all(".note tbody tr").map((row) => row.structuredText.replace(/\s+/g, " ").trim());
  expect(rows).toEqual([
    "Místnosti a přístroje Tělocvična Tělocvična, Laser",
    "Poznámka přijde dřív bolí ji i krk",
    "S čím přichází bolest zad prázdné",
  ]);
  const merged = filled(late);
  expect([merged.note, merged.facilities, merged.patients, merged.issue]).toEqual([
    ["přijde dřív"],
    [String(facilities.gym), String(facilities.laser)],
    [String(patients.jana)],
    ["bolest zad"],
  ]);
  expect((await renata.post(address, merged)).status).toBe(302);
});

test("conflicts are named, and permitted users override them with a reason that is stored", async () => {
  const petr = visitor("paramedic");
  const onto = { ...filled(await petr.get(address)), from: "12:15", to: "13:00" };
  const refused = await petr.post(address, onto);
  expect(refused.status).toBe(409);
  expect(refused.text(`[role="alert"]`)).toContain("Petr Šindelář: po 16. 3. 12:00–13:00, Porada");
  const over = await petr.post(address, { ...filled(refused), override: "on", overrideReason: "jen dnes může" });
  expect(over.status).toBe(302);
  expect((await petr.get(address)).text(".facts")).toContain("jen dnes může (Petr Šindelář)");
  await petr.post(address, { ...filled(await petr.get(address)), from: "9", to: "9:45" });
});

test("without scripts patients are added and availability is checked by buttons; a lost session restores the form", async () => {
  const someone = visitor("receptionist");
  const form = filled(await someone.get(address));
  const redrawn = await someone.post(`${address}?find=1`, {
    ...form,
    patients: [],
    patientQuery: "novak",
    from: "12:15",
    to: "13",
    note: "rozepsáno",
  });
  expect(redrawn.all(`[name="patient"]`)).toHaveLength(2);
  expect(redrawn.text(`[name="owner"]`)).toContain("Šindelář Petr (v tu dobu nemá čas)");
  expect([redrawn.value("note"), redrawn.value("version")]).toEqual(["rozepsáno", String(form.version)]);
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const login = await someone.post(address, { ...form, note: "rozepsáno" });
  expect(login.location).toMatch(/^\/prihlaseni\?redirect=%2Feditace-udalosti%2F1%3Fkept%3D/);
  await database.owner.query("update sessions set ended_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  expect(
    (await someone.get(new URL(login.location!, "http://motus").searchParams.get("redirect")!)).value("note"),
  ).toBe("rozepsáno");
});

test("one press sets a visit's attendance and step; a freed slot links to substitutes", async () => {
  const someone = visitor("paramedic");
  const press = async (button: object) =>
    someone.follow(
      await someone.post("/ucast", { attendance: String(ids.attendances.jana), redirect: address, ...button }),
    );
  const arrived = await press({ progress: "ARRIVED" });
  expect(arrived.all(".visits [aria-pressed=true]").map((button) => button.text.replaceAll("\u00a0", " "))).toEqual([
    "neuvedeno",
    "v čekárně 10:00",
  ]);
  const excused = await press({ state: "EXCUSED" });
  expect(excused.text(".visits .hint")).toBe("Zapsáno: Petr Šindelář, 16. 3. 2026 10:00.");
  expect(excused.all(".visits form a").at(-1)!.getAttribute("href")).toMatch(
    /^\/nahradnici-na-volne-misto\?from=2026-03-16T08%3A00/,
  );
  await database.owner.query("select 1");
  const input = {
    eventType: "EVENT",
    procedure: String(procedures.therapy),
    date: "16.3.",
    from: "9",
    to: "9:45",
    owner: String(profiles.paramedic),
    patients: String(patients.karel),
    confirmOutsideHours: "on",
  };
  expect((await someone.post("/nova-udalost", input)).location).toBe("/?date=2026-03-16#zapsano");
  const back = await press({ state: "PRESENT" });
  expect(back.text(".flash.error")).toBe("V té době už je něco jiného.");
  expect((await someone.post("/ucast", { attendance: "1", state: "LATE", redirect: address })).status).toBe(404);
  const foreign = visitor("foreign");
  expect(
    (
      await foreign.follow(
        await foreign.post("/ucast", {
          attendance: String(ids.attendances.jana),
          state: "PRESENT",
          redirect: "/kartoteka",
        }),
      )
    ).text(".flash.error"),
  ).toContain("Záznam tu není");
});

test("an event in the second hour of the night when clocks go back stays in it when it is saved untouched", async () => {
  const {
    rows: [{ id }],
  } = await database.owner.query(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, name) values ($1, 'EVENT', '2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z', $2, 'Služba') returning id",
    [ids.center, profiles.paramedic],
  );
  const someone = visitor("receptionist");
  const form = filled(await someone.get(`/editace-udalosti/${id}`));
  expect([form.from, form.to]).toEqual([["2:15"], ["2:45"]]);
  expect(
    (await someone.post(`/editace-udalosti/${id}`, { ...form, note: "klíče na recepci", confirmOutsideHours: "on" }))
      .status,
  ).toBe(302);
  const { rows } = await database.owner.query("select begin_at, end_at, note from events where id = $1", [id]);
  expect(rows).toEqual([
    { begin_at: new Date("2026-10-25T01:15:00Z"), end_at: new Date("2026-10-25T01:45:00Z"), note: "klíče na recepci" },
  ]);
});
