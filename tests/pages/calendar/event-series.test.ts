import { expect, test } from "vitest";
import { tokenHash } from "#api/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients, procedures } = ids;
const series = {
  eventType: "EVENT",
  procedure: String(procedures.therapy),
  date: "16. 3. 2026",
  from: "14",
  owner: String(profiles.paramedic),
  patients: String(patients.karel),
  note: "série",
  "repeat.frequency": "WEEKLY",
  "repeat.count": "5",
};
const write = "/nova-udalost?write=1";
const rows = (page: Page) =>
  page
    .all("tbody tr")
    .map((row) => [
      row.querySelector("th")!.text.replaceAll("\u00a0", " "),
      row.querySelector("td")!.structuredText.replace(/\s+/g, " ").trim(),
      row.querySelector("input[type=checkbox]")!.hasAttribute("checked") ? "left out" : "",
    ]);
/** The form of the page as its browser would send it, with what is typed into it. */
const typed = (page: Page, changed: Record<string, string | string[]> = {}) => {
  const sent: Record<string, string[]> = {};
  for (const input of page.all("main form input")) {
    const [name, box] = [input.getAttribute("name"), input.getAttribute("type") === "checkbox"];
    if (name && (!box || input.hasAttribute("checked")))
      (sent[name] ??= []).push(input.getAttribute("value") ?? (box ? "on" : ""));
  }
  return { ...sent, ...changed };
};
const begins = async (note: string) =>
  (
    await database.owner.query(
      "select to_char(begin_at at time zone 'Europe/Prague', 'DD.MM. HH24:MI') as at from events where note = $1 and removed_at is null order by begin_at",
      [note],
    )
  ).rows.map(({ at }) => at);

test("all dates are shown with their conflicts; those taken and holidays are left out or moved, then the series is written", async () => {
  const someone = visitor("receptionist");
  expect(
    (
      await someone.post("/nova-udalost", {
        ...series,
        "repeat.frequency": "",
        note: "jiné",
        date: "30.3.",
        patients: String(patients.jana),
      })
    ).status,
  ).toBe(302);
  const preview = await someone.post("/nova-udalost", series);
  expect([preview.status, preview.text("h1")]).toEqual([200, "Opakování: co se zapíše"]);
  expect(preview.text("main form p")).toBe(
    "každý týden: pondělí, celkem 5× Zapíšou se 3 události, vynechají se 2 dny.",
  );
  expect(rows(preview)).toEqual([
    ["pondělí 16. března 2026 14:00–14:45", "nic", ""],
    ["pondělí 23. března 2026 14:00–14:45", "nic", ""],
    [
      "pondělí 30. března 2026 14:00–14:45",
      expect.stringContaining("Petr Šindelář: po 30. 3. 14:00–14:45, Individuální LTV"),
      "left out",
    ],
    ["pondělí 6. dubna 2026 14:00–14:45", "svátek: Velikonoční pondělí", "left out"],
    ["pondělí 13. dubna 2026 14:00–14:45", "nic", ""],
  ]);
  expect(await begins("série")).toEqual([]);
  const moved = await someone.post(
    "/nova-udalost",
    typed(preview, { "repeat.moves.2026-03-30.to": "+1", "repeat.moves.2026-03-30.at": "830" }),
  );
  expect(rows(moved)[2]).toEqual(["úterý 31. března 2026 8:30–9:15", "nic, přesunuto", ""]);
  expect(rows(moved)[3]![2]).toBe("left out");
  expect(moved.value("repeat.moves.2026-03-30.to")).toBe("+1");
  const written = await someone.post(write, typed(moved));
  expect(written.location).toBe("/?date=2026-03-16#zapsano");
  expect((await someone.follow(written)).text(".flash")).toBe("Série je zapsaná, poprvé po 16. 3. 14:00–14:45.");
  expect(await begins("série")).toEqual(["16.03. 14:00", "23.03. 14:00", "31.03. 08:30", "13.04. 14:00"]);
});

test("leaving out a moved date excludes it; at least one must stay", async () => {
  const someone = visitor("receptionist");
  const form = {
    ...series,
    patients: String(patients.jana),
    from: "9",
    date: "20. 4. 2026",
    "repeat.count": "2",
    note: "bez jedné",
  };
  const moved = await someone.post("/nova-udalost", { ...form, seen: "1", "repeat.moves.2026-04-27.at": "10" });
  const out = await someone.post("/nova-udalost", typed(moved, { "repeat.leaveOut": "2026-04-27" }));
  expect(rows(out)[1]).toEqual(["pondělí 27. dubna 2026 9:00–9:45", "nic", "left out"]);
  const none = await someone.post(write, typed(out, { "repeat.leaveOut": "2026-04-20" }));
  expect([none.status, none.text(`[role="alert"]`)]).toEqual([
    400,
    expect.stringContaining("Všechna data jsou vynechaná"),
  ]);
  expect(rows(none).map(([, , how]) => how)).toEqual(["left out", "left out"]);
  expect((await someone.post(write, typed(out))).status).toBe(302);
  expect(await begins("bez jedné")).toEqual(["20.04. 09:00"]);
});

test("a date taken in between is refused at its line; permitted users override it, but never the same patient", async () => {
  const onto = { ...series, patients: String(patients.anna), "repeat.count": "2", note: "přes" };
  const someone = visitor("receptionist");
  const kept = typed(await someone.post("/nova-udalost", onto), { "repeat.leftOut": [] });
  const refused = await someone.post(write, kept);
  expect([refused.status, rows(refused).length]).toEqual([409, 2]);
  expect(refused.text(`[role="alert"]`)).toContain("V té době už je něco jiného");
  expect(refused.document.querySelector("[name=override]")).toBeNull();
  expect((await someone.post(write, { ...kept, override: "on", overrideReason: "dva najednou" })).status).toBe(403);
  const paramedic = visitor("paramedic");
  const silent = await paramedic.post(write, { ...kept, override: "on" });
  expect([
    silent.status,
    silent.document.querySelector(`[role="alert"] a`)!.getAttribute("href"),
    rows(silent).length,
  ]).toEqual([400, "#new-event-overrideReason", 2]);
  expect((await someone.post(write, { ...kept, "repeat.frequency": "" })).text("h1")).toBe("Nová událost");
  expect((await paramedic.post(write, typed(silent, { overrideReason: "dva najednou" }))).status).toBe(302);
  const twice = await paramedic.post(write, {
    ...kept,
    patients: String(patients.karel),
    override: "on",
    overrideReason: "x",
  });
  expect([twice.status, twice.text("tbody")]).toEqual([
    409,
    expect.stringContaining("Jeden pacient nemůže být na dvou místech zároveň"),
  ]);
});

test("a series outside working hours is entered by confirming it", async () => {
  const someone = visitor("receptionist");
  const late = await someone.post("/nova-udalost", {
    ...series,
    from: "17",
    date: "17.3.",
    note: "pozdě",
    "repeat.frequency": "DAILY",
    "repeat.count": "3",
  });
  expect(rows(late).map(([, why, how]) => [why, how])).toEqual(
    Array(3).fill([expect.stringContaining("mimo pracovní dobu"), ""]),
  );
  const refused = await someone.post(write, typed(late));
  expect([refused.status, rows(refused).length]).toEqual([409, 3]);
  expect((await someone.post(write, typed(refused, { confirmOutsideHours: "on" }))).status).toBe(302);
});

test("invalid input comes back: faults of the rule in the form, faults of dates next to them", async () => {
  const someone = visitor("receptionist");
  const fault = async (changed: object) => {
    const page = await someone.post("/nova-udalost", { ...series, ...changed });
    return [page.status, page.document.querySelector(`[role="alert"] a`)!.text, page.text(".wrong .err")];
  };
  expect(await fault({ "repeat.count": "" })).toEqual([400, "Vyplňte, do kdy.", "Vyplňte, do kdy."]);
  expect(await fault({ "repeat.until": "30.6." })).toEqual([
    400,
    expect.stringContaining("Nebo kolikrát:"),
    "Vyplňte jen jedno: do kdy, nebo kolikrát.",
  ]);
  expect(await fault({ "repeat.interval": "často" })).toEqual([400, "Po kolika: Zadejte číslo.", "Zadejte číslo."]);
  expect(await fault({ "repeat.count": "", "repeat.frequency": "DAILY", "repeat.until": "1.1.2030" })).toEqual([
    400,
    expect.stringContaining("Do kdy: Série může mít nejvýše 400"),
    expect.stringContaining("Zvolte dřívější konec"),
  ]);
  const preview = await someone.post("/nova-udalost", {
    ...series,
    date: "22. 6. 2026",
    "repeat.count": "3",
    "repeat.moves.2026-06-29.at": "10",
  });
  const wrong = await someone.post(write, typed(preview, { "repeat.moves.2026-06-29.to": "32. 1." }));
  expect([wrong.status, wrong.document.querySelector(`[role="alert"] a`)!.getAttribute("href")]).toEqual([
    400,
    "#new-event-repeat.moves.2026-06-29.to",
  ]);
  expect(wrong.text(`[role="alert"] a`)).toContain("29. 6. 2026, nový den: Takové datum neexistuje");
  expect([rows(wrong).length, wrong.value("repeat.moves.2026-06-29.to"), wrong.text(".wrong .err")]).toEqual([
    3,
    "32. 1.",
    expect.stringContaining("Takové datum neexistuje"),
  ]);
});

test("the form comes back as it was typed, also after a session that ended, with the choices for dates", async () => {
  const someone = visitor("receptionist");
  const preview = await someone.post("/nova-udalost", { ...series, date: "1. 6. 2026", "repeat.count": "3" });
  const chosen = typed(preview, { "repeat.leaveOut": "2026-06-08", "repeat.moves.2026-06-15.at": "1015" });
  const check = (back: Page) => {
    expect([back.text("h1"), back.value("note"), back.value("repeat.count"), back.value("patients")]).toEqual([
      "Nová událost",
      "série",
      "3",
      String(patients.karel),
    ]);
    expect(back.document.querySelector(`[name="repeat.frequency"] [selected]`)!.getAttribute("value")).toBe("WEEKLY");
    expect([back.value("repeat.leftOut"), back.value("repeat.moves.2026-06-15.at")]).toEqual(["2026-06-08", "1015"]);
  };
  const back = await someone.post("/nova-udalost?find=1", chosen);
  check(back);
  const once = await someone.post("/nova-udalost", {
    ...series,
    date: "8. 6. 2026",
    "repeat.count": "3",
    "repeat.leftOut": "2026-06-01",
    "repeat.moves.2026-06-15.at": "1015",
  });
  expect(rows(once).map(([when]) => when)).toEqual([
    "pondělí 8. června 2026 14:00–14:45",
    "pondělí 15. června 2026 10:15–11:00",
    "pondělí 22. června 2026 14:00–14:45",
  ]);
  await database.owner.query("update sessions set ended_at = now() where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const login = await someone.post(write, chosen);
  await database.owner.query("update sessions set ended_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  check(await someone.get(new URL(login.location!, "http://motus").searchParams.get("redirect")!));
});

test("a possible duplicate of the patient is questioned in the form; then the dates come again", async () => {
  const someone = visitor("receptionist");
  const input = {
    ...series,
    patients: [],
    date: "4. 5. 2026",
    "repeat.count": "2",
    note: "nový",
    "newPatient.surname": "Dvořáčková",
    "newPatient.name": "Jana",
    "newPatient.phone": "601 000 377",
  };
  const asked = await someone.post(write, typed(await someone.post("/nova-udalost", input)));
  expect([asked.status, asked.text("h1"), asked.all("[name=sameAs]").length]).toEqual([409, "Nová událost", 2]);
  const again = await someone.post("/nova-udalost", { ...input, sameAs: String(patients.jana) });
  expect((await someone.post(write, typed(again))).status).toBe(302);
  expect(await begins("nový")).toEqual(["04.05. 14:00", "11.05. 14:00"]);
});

test("a series of 400 keeps its hour over nights in which clocks change and has the 29 February", async () => {
  const someone = visitor("admin");
  const daily = {
    eventType: "FREE_TIME",
    name: "Ranní porada",
    note: "porady",
    date: "1. 2. 2027",
    from: "7",
    to: "730",
    owner: String(profiles.manager),
    "repeat.frequency": "DAILY",
    "repeat.count": "400",
  };
  const preview = await someone.post("/nova-udalost", daily);
  const days = rows(preview).map(([when]) => when);
  expect([
    days.length,
    days.includes("neděle 28. března 2027 7:00–7:30"),
    days.includes("úterý 29. února 2028 7:00–7:30"),
  ]).toEqual([400, true, true]);
  expect((await someone.post(write, typed(preview, { "repeat.leftOut": [] }))).status).toBe(302);
  const at = await begins("porady");
  expect([at.length, at.every((one) => one.endsWith("07:00"))]).toEqual([400, true]);
});

test("a change of a recurring event asks for its scope", async () => {
  const someone = visitor("receptionist");
  const { rows: events } = await database.owner.query<{ id: number; version: number }>(
    "select id, version from events where note = 'série' order by begin_at",
  );
  const address = `/editace-udalosti/${events[1]!.id}`;
  const page = await someone.get(address);
  expect(page.text(".facts")).toContain("každý týden: pondělí, celkem 5×");
  expect(page.all("[name=scope]").map((radio) => radio.getAttribute("value"))).toEqual(["one", "following", "series"]);
  const { patients: who, procedure, owner, note } = series;
  const change = {
    eventType: "EVENT",
    patients: who,
    procedure,
    owner,
    note,
    date: "23.3.",
    from: "13:15",
    to: "14",
    version: String(events[1]!.version),
    scope: "following",
  };
  expect((await someone.post(address, change)).location).toBe("/?date=2026-03-23");
  expect(await begins("série")).toEqual(["16.03. 14:00", "23.03. 13:15", "30.03. 13:15", "13.04. 13:15"]);
});
