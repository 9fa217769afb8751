import { expect, test } from "vitest";
import { tokenHash } from "#api/core/access/authenticate.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { beginsOf, datesIn, series, typed, write } from "#tests/kit/calendar/series-form.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { patients } = ids;

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
  expect([datesIn(wrong).length, wrong.value("repeat.moves.2026-06-29.to"), wrong.text(".wrong .err")]).toEqual([
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
  expect(datesIn(once).map(([when]) => when)).toEqual([
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
  expect(await beginsOf(database.owner, "nový")).toEqual(["04.05. 14:00", "11.05. 14:00"]);
});
