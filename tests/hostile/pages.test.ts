import { expect, test, vi } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";
import { isTried } from "./bends.ts";
import { filledForms } from "./filled-forms.ts";
import { openWaysIn } from "./ways-in.ts";
import { markup, tooMuch, typed } from "./values.ts";

const { visitor, site, database, logged } = await testPages();
const { token, session, undo } = await openWaysIn(database.owner);
const forms = filledForms(token);
const said = vi.spyOn(console, "error").mockImplementation(() => {});

/** Never sent back to the page. */
const secret = /password|^code$/i;

/** Elements that can only have come from typed text. */
const intruders = (page: Page) =>
  page.all("[onerror], img[src=x]").length +
  page.all("script").filter((script) => script.text.trim() === "alert(1)").length;
const isWritten = (page: Page, name: string) =>
  page.all(
    `input[name="${name}"]:not([type=hidden]):not([type=password]):not([type=checkbox]):not([type=radio]), textarea[name="${name}"]`,
  ).length > 0;
/** As a browser sends it and a page can hold it. */
const sent = (text: string) => new URLSearchParams({ text }).get("text")!.replaceAll("\u0000", "");

/** The fault of the answer to a form in which these fields held `value`. */
function faultsOf(page: Page, names: string[], value: string): string[] {
  const errors = logged.splice(0).filter(({ level }) => level === "error");
  if (page.status >= 500 || errors.length > 0) return [`${page.status} ${JSON.stringify(errors)}`];
  if (intruders(page) > 0) return ["lets it into the page"];
  if (page.status !== 400) return [];
  const lost = names.filter(
    (name) => !secret.test(name) && isWritten(page, name) && (page.value(name) ?? "") !== sent(value),
  );
  const echoed = names.filter((name) => secret.test(name) && page.value(name));
  return [
    ...lost.map((name) => `${name} comes back as ${page.value(name)}`),
    ...echoed.map((name) => `${name} comes back`),
  ];
}

let nth = 0;

test.each(Object.keys(forms))("%s", async (form) => {
  const { who, path, fields, also } = forms[form]!;
  const own = who && (await session(who, form));
  const faults: string[] = [];
  async function type(names: string[], value: string) {
    const someone = visitor();
    if (own) someone.cookies.set("motus", own);
    const page = await someone.post(path, {
      ...also,
      ...fields,
      ...Object.fromEntries(names.map((name) => [name, value])),
    });
    const found = faultsOf(page, names, value);
    if (page.location) found.push(...faultsOf(await someone.follow(page), [], value));
    faults.push(...found.map((fault) => `${names} = ${JSON.stringify(value.slice(0, 50))}: ${fault.slice(0, 400)}`));
    await undo();
  }
  for (const value of typed) await type(Object.keys(fields), value);
  for (const name of Object.keys(fields))
    for (const value of [markup, tooMuch])
      if (isTried(nth++)) await type(name === "password" ? [name, "passwordAgain"] : [name], value);
  expect(faults).toEqual([]);
});

test("a form that no page of the app could have sent is refused before it is read", async () => {
  const names = [
    "staffs[100000000]",
    "x[4294967295]",
    "x[0][0]",
    "__proto__[x]",
    "__proto__.x",
    "constructor.prototype.x",
    "patient.toString",
    "repeat.moves.20260327.to",
    "[",
    "",
    "a b",
    "__intent__",
    "x".repeat(101),
  ];
  const many = Object.fromEntries(Array.from({ length: 1501 }, (_, n) => [`x${n}`, "1"]));
  for (const path of ["/prihlaseni", "/nova-udalost", "/vzhled"])
    for (const fields of [...names.map((name) => ({ [name]: "1" })), many]) {
      const page = await visitor().post(path, fields);
      expect([path, Object.keys(fields)[0], page.status, page.html]).toEqual([
        path,
        Object.keys(fields)[0],
        400,
        expect.stringContaining("E004"),
      ]);
    }
  for (const type of ["application/json", "text/plain", "multipart/form-data", "multipart/form-data; boundary=x"]) {
    const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
    expect([
      type,
      (await site.fetch(new Request("http://motus.example/prihlaseni", { method: "POST", body: "{", headers }))).status,
    ]).toEqual([type, 400]);
  }
  expect(
    (
      await visitor("admin").post("/nova-udalost", {
        name: "a text",
        "name.x": "1",
        "date[0]": "2026",
        "staffs[99]": "1",
      })
    ).status,
  ).toBe(400);
  expect(said).not.toHaveBeenCalled();
});

test("an empty form names each field that it lacks", async () => {
  for (const [name, { who, path, fields }] of Object.entries(forms)) {
    const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, field === "version" ? "1" : ""]));
    const page = await visitor(who ?? undefined).post(path, empty);
    expect([name, page.text().match(/[^.:]*[.:] Vyplňte tento údaj/)?.[0]]).toEqual([name, undefined]);
  }
});

test("a key that no header can hold is a form's key like any other", async () => {
  const once = { who: "admin", name: "Klíčová", surname: "Karta", idempotencyKey: "клíč\u2028🦴" };
  const [first, again] = [
    await visitor("admin").post("/kartoteka/novy", once),
    await visitor("admin").post("/kartoteka/novy", once),
  ];
  expect([first.status, again.status, again.location]).toEqual([302, 302, first.location]);
});

test("working hours with times as lists, or breaks as a text, are refused at their field", async () => {
  for (const fields of [
    { "monday.from[0]": "7:00" },
    { "monday.from.x": "7:00", "monday.to": "15:00" },
    { "monday.breaks": "x" },
    { "monday.breaks[0].from[1]": "x" },
    { monday: "x" },
  ] as Record<string, string>[]) {
    const page = await visitor("admin").post("/nastaveni/osobni/moje-pracovni-doba", { version: "1", ...fields });
    expect([fields, page.status]).toEqual([fields, 400]);
  }
  expect(said).not.toHaveBeenCalled();
});

test("findings of which one comes twice are refused, and drawn again", async () => {
  const { rows } = await database.owner.query(
    "insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) values ($1, $2, '2026-03-10T09:00:00Z', '', '', $3, $3) returning uuid",
    [ids.center, ids.patients.karel, ids.profiles.paramedic],
  );
  const page = await visitor("paramedic").post(`/kartoteka/zaznam/${rows[0].uuid}/hodnoty`, {
    version: "1",
    was: "{}",
    "STRENGTH1.what": ["m. soleus", "x"],
    "STRENGTH1.value": "5",
  });
  expect([page.status, page.value("STRENGTH1.value")]).toEqual([400, "5"]);
  expect(said).not.toHaveBeenCalled();
});

test("none of the stored text gets into a page as markup", async () => {
  const dana = visitor("admin");
  const { rows } = await database.owner.query(
    `insert into patient_cards (medical_center_id, name, surname, cave)
     select $1, value, value, value from unnest($2::text[]) as value returning uuid`,
    [ids.center, typed.filter((value) => value.includes("<"))],
  );
  expect(rows).toHaveLength(2);
  const cards = rows.flatMap(({ uuid }) => [`/kartoteka/${uuid}`, `/kartoteka/${uuid}/upravit`]);
  for (const path of [
    "/?date=2026-03-20",
    "/?date=2026-03-20&view=day-time-grid",
    "/tisk-kalendare?date=2026-03-20",
    "/kartoteka",
    "/kartoteka?q=script",
    "/hledani?q=img",
    "/vice",
    "/nastaveni/osobni/uzivatelsky-ucet",
    ...cards,
  ]) {
    const page = await dana.get(path);
    expect([path, page.status, intruders(page)]).toEqual([path, 200, 0]);
  }
  expect(said).not.toHaveBeenCalled();
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});
