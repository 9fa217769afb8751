import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { bodyRegions } from "#rules/diagram/body-regions.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const petr = visitor("paramedic");
const image = `/patient-diagram/${uuids.jana}/${ids.attendances.jana}/image.svg`;
let uuid = "";
const address = () => `/kartoteka/zaznam/${uuid}/nakres`;
const options = (page: { all: (selector: string) => { text: string }[] }) =>
  page.all(".choice label").map((label) => label.text.trim());

beforeAll(async () => {
  await database.owner.query("delete from medical_diagnoses");
  await database.owner.query(
    "insert into medical_diagnoses (id, code, name, words, valid_from) overriding system value values (1, 'S835', 'Podvrtnutí kolena', ' podvrtnuti kolena', '1994-01-01'), (2, 'M545', 'Bolest dole v zádech', ' bolest dole v zadech', '1994-01-01')",
  );
  const form = `/kartoteka/${uuids.jana}/nova-zprava`;
  const sent = await petr.post(form, {
    ...(await petr.get(form)).filled("form#report"),
    content: "Bez otoku",
    date: "16. 3. 2026",
    time: "9:15",
  });
  uuid = /report=([\w-]+)/.exec(sent.location!)![1]!;
});

test("without scripts a diagnosis is found by a button, and regions and marks are chosen from lists", async () => {
  const form = await petr.get(address());
  expect(form.all("figure, .tapped fieldset legend").map(({ text }) => text)).toEqual([
    "Zepředu",
    "Zezadu",
    "Zprava",
    "Zleva",
  ]);
  expect(form.all("[name^='regions.']")).toHaveLength(bodyRegions.length);
  const found = await petr.post(`${address()}?find=1`, {
    ...form.filled("form#diagram"),
    redDiagnosisQuery: "podvrtnuti",
    "regions.FRONT_KNEE_LEFT": "RED",
    "mark1.note": "otok",
  });
  expect(options(found)).toEqual(["S83.5 Podvrtnutí kolena"]);
  expect([found.value("mark1.note"), found.text("[name='regions.FRONT_KNEE_LEFT'] [selected]")]).toEqual([
    "otok",
    "červená",
  ]);
  const action = found.document.querySelector("form#diagram")!.getAttribute("action")!;
  const sent = await petr.post(action, {
    ...found.filled("form#diagram"),
    redDiagnosis: "1",
    "mark1.place": "LEFT_KNEE",
    "mark1.color": "BLUE",
  });
  const page = await petr.follow(sent);
  expect(page.text(".flash")).toContain("Diagnózy a nákres jsou uložené.");
  expect(page.text(".diagram .keyed")).toBe(
    "Červená: S83.5 Podvrtnutí kolena koleno vlevo zepředu 1Značka 1, modrá: otok zleva",
  );
  expect(page.all(".diagram figcaption").map(({ text }) => text)).toEqual(["Zepředu", "Zleva"]);
  expect(page.all("[data-region=FRONT_KNEE_LEFT]").map((one) => one.getAttribute("fill"))).toEqual([
    "url(#dg-FRONT-RED)",
  ]);
  const print = await petr.get(`/kartoteka/zaznam/${uuid}`);
  expect(print.text(".diagram")).toContain("S83.5 Podvrtnutí kolena");
  const again = await petr.get(address());
  expect([again.text(".found"), again.text("[name='mark1.place'] [selected]"), again.value("mark4.note")]).toEqual([
    "S83.5 Podvrtnutí kolenaZměnit",
    "koleno",
    "",
  ]);
});

test("a mark with a note and no position, and invalid choices, come back as typed", async () => {
  const form = (await petr.get(address())).filled("form#diagram");
  const page = await petr.post(address(), {
    ...form,
    "mark2.note": "jizva",
    "mark3.place": "FRONT:999:1",
    redDiagnosis: "99",
  });
  expect([page.status, page.value("mark2.note")]).toEqual([400, "jizva"]);
  expect(page.all("[role=alert] a").map((link) => [link.getAttribute("href"), link.text])).toEqual([
    ["#diagram-mark2.place", "Značka 2: Vyberte místo."],
    ["#diagram-mark3.place", "Značka 3: Vyberte jednu z\u00a0nabízených možností."],
  ]);
  const nowhere = await petr.post(`${address()}?find=1`, {
    ...form,
    "mark2.note": "jizva",
    "mark2.place": "LEFT_WING",
    "mark2.color": "GREEN",
  });
  expect([nowhere.status, nowhere.value("mark2.note"), nowhere.text("[name='mark2.color'] [selected]")]).toEqual([
    200,
    "jizva",
    "červená",
  ]);
  const unknown = await petr.post(address(), { ...form, redDiagnosis: "99" });
  expect([unknown.status, unknown.text("[role=alert]")]).toEqual([
    400,
    expect.stringContaining("Červená: diagnóza: Vyberte jednu"),
  ]);
});

test("a concurrent change of the text does not conflict; a concurrent drawing is shown", async () => {
  const [form, other] = [
    (await petr.get(address())).filled("form#diagram"),
    (await petr.get(address())).filled("form#diagram"),
  ];
  const text = `/kartoteka/zaznam/${uuid}/upravit`;
  await petr.post(text, { ...(await petr.get(text)).filled("form#report"), content: "Otok" });
  expect((await petr.post(address(), { ...other, "regions.FRONT_THIGH_LEFT": "YELLOW" })).status).toBe(302);
  const late = await petr.post(address(), { ...form, "regions.FRONT_HEAD": "BLUE" });
  expect(late.status).toBe(409);
  expect((await petr.post(address(), late.filled("form#diagram"))).status).toBe(302);
  const page = await petr.get(`/kartoteka/${uuids.jana}?tab=dokumentace&report=${uuid}`);
  expect([page.text(".written"), page.text(".keyed")]).toEqual([
    "Otok",
    expect.stringContaining("Modrá: bez diagnózy hlava zepředu"),
  ]);
});

test("the picture of a visit is for users who may read the report, recorded, and not found for others", async () => {
  const picture = await petr.get(image);
  expect([
    picture.status,
    picture.headers.get("content-type"),
    picture.headers.get("x-content-type-options"),
    picture.headers.get("cache-control"),
  ]).toEqual([200, "image/svg+xml; charset=utf-8", "nosniff", "no-store"]);
  expect(picture.headers.get("content-security-policy")).toContain("object-src 'none'");
  expect(picture.text("svg")).toContain("Červená: S83.5 Podvrtnutí kolena");
  expect(picture.text("svg")).toContain("1 otok (zleva)");
  const { rows } = await database.owner.query(
    "select action, patient_card_id from audit_rows order by id desc limit 1",
  );
  expect(rows).toEqual([{ action: "medicalReport.read", patient_card_id: ids.patients.jana }]);
  for (const who of ["receptionist", "manager", "foreign"] as const)
    expect([who, (await visitor(who).get(image)).status]).toEqual([who, 404]);
  for (const wrong of [
    image.replace(uuids.jana, uuids.karel),
    image.replace(/\/\d+\//, "/999/"),
    image.replace(/\/\d+\//, "/x/"),
  ])
    expect((await petr.get(wrong)).status).toBe(404);
  expect((await visitor().get(image)).status).toBe(302);
  for (const who of ["receptionist", "admin"] as const) expect((await visitor(who).get(address())).status).toBe(403);
});

test("a signed report's diagram is no longer changed", async () => {
  const ask = await petr.get(`/kartoteka/zaznam/${uuid}/podpis`);
  expect(ask.text(".diagram")).toContain("Podvrtnutí kolena");
  const form = (await petr.get(address())).filled("form#diagram");
  await petr.post(`/kartoteka/zaznam/${uuid}/podpis`, ask.filled("main form"));
  expect((await petr.get(address())).text("form .note")).toContain("Zprávu už změnit nejde");
  const late = await petr.post(address(), { ...form, "regions.FRONT_HEAD": "RED" });
  expect([late.status, late.text("[name='regions.FRONT_HEAD'] [selected]")]).toEqual([409, "červená"]);
});
