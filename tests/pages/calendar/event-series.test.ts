import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { beginsOf, datesIn, series, typed, write } from "#tests/kit/calendar/series-form.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { profiles, patients } = ids;
const begins = (note: string) => beginsOf(database.owner, note);

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
  expect(datesIn(preview)).toEqual([
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
  expect(datesIn(moved)[2]).toEqual(["úterý 31. března 2026 8:30–9:15", "nic, přesunuto", ""]);
  expect(datesIn(moved)[3]![2]).toBe("left out");
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
  expect(datesIn(out)[1]).toEqual(["pondělí 27. dubna 2026 9:00–9:45", "nic", "left out"]);
  const none = await someone.post(write, typed(out, { "repeat.leaveOut": "2026-04-20" }));
  expect([none.status, none.text(`[role="alert"]`)]).toEqual([
    400,
    expect.stringContaining("Všechna data jsou vynechaná"),
  ]);
  expect(datesIn(none).map(([, , how]) => how)).toEqual(["left out", "left out"]);
  expect((await someone.post(write, typed(out))).status).toBe(302);
  expect(await begins("bez jedné")).toEqual(["20.04. 09:00"]);
});

test("a date taken in between is refused at its line; permitted users override it, but never the same patient", async () => {
  const onto = { ...series, patients: String(patients.anna), "repeat.count": "2", note: "přes" };
  const someone = visitor("receptionist");
  const kept = typed(await someone.post("/nova-udalost", onto), { "repeat.leftOut": [] });
  const refused = await someone.post(write, kept);
  expect([refused.status, datesIn(refused).length]).toEqual([409, 2]);
  expect(refused.text(`[role="alert"]`)).toContain("V té době už je něco jiného");
  expect(refused.document.querySelector("[name=override]")).toBeNull();
  expect((await someone.post(write, { ...kept, override: "on", overrideReason: "dva najednou" })).status).toBe(403);
  const paramedic = visitor("paramedic");
  const silent = await paramedic.post(write, { ...kept, override: "on" });
  expect([
    silent.status,
    silent.document.querySelector(`[role="alert"] a`)!.getAttribute("href"),
    datesIn(silent).length,
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
  expect(datesIn(late).map(([, why, how]) => [why, how])).toEqual(
    Array(3).fill([expect.stringContaining("mimo pracovní dobu"), ""]),
  );
  const refused = await someone.post(write, typed(late));
  expect([refused.status, datesIn(refused).length]).toEqual([409, 3]);
  expect((await someone.post(write, typed(refused, { confirmOutsideHours: "on" }))).status).toBe(302);
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
  const days = datesIn(preview).map(([when]) => when);
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
