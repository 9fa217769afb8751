import fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { pages, type PageName } from "#app/paths/all.ts";
import { rememberTables } from "#tests/kit/put-back.ts";
import { partOfCommit, thorough } from "#tests/kit/chance/part-of-commit.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";
import { bends, changes, of, seed, tries, type Bend, type Change } from "./bends.ts";
import { filled, type Fields } from "./fill.ts";
import { findForms, withModel } from "./find-forms.ts";
import type { Form } from "./forms.ts";
import { inside } from "./values.ts";

const kit = await testPages({}, withModel);
const { visitor, database, app, logged } = kit;
// No job runs while tables are restored.
await app.queue.stop();
app.queue.stop = async () => {};
const said = vi.spyOn(console, "error").mockImplementation(() => {});
const forms = await findForms(kit, thorough);
const nameOf = (form: Form) =>
  `${form.page} of ${form.who ?? "anonymous"}${form.button ? ` by ${form.button}` : ""} (${form.method}, ${form.controls.length})`;
const putBack = await rememberTables(database.owner);
/** Words of another centre, which its invitation may contain. */
const foreign = /Cizí|Cyril/;
const answers = [200, 204, 302, 303, 400, 401, 403, 404, 409, 413, 422, 429];

/** Never sent back to the page. */
const secret = /password|^(code|pin|secret)$/i;
/** Elements that can only have come from typed text. */
const intruders = (page: Page) =>
  page.all("[onerror], img[src=x]").length +
  page.all("script").filter((script) => script.text.trim() === "alert(1)").length;
const isWritten = (page: Page, name: string) =>
  page.all(
    `input[name="${name}"]:not([type=hidden]):not([type=password]):not([type=checkbox]):not([type=radio]):not([type=file]):not([readonly]), textarea[name="${name}"]`,
  ).length > 0;
/** As a browser sends it and a page can hold it. */
const held = (text: string) => new URLSearchParams({ text }).get("text")!.replaceAll("\u0000", "");
const lines = (text: string | undefined) => (text ?? "").replace(/\r\n?/g, "\n");

/**
 * A search goes for the words without the blanks around them, and for the first two hundred letters; a day comes back
 * as people write it.
 */
function keeps(value: string | undefined, typed: string, kind?: string) {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typed);
  return (
    lines(value) === lines(kind === "search" ? typed.trim().slice(0, 200) : typed) ||
    (day !== null && lines(value).replace(/\D+/g, " ") === `${Number(day[3])} ${Number(day[2])} ${Number(day[1])}`)
  );
}

function faultsOf(page: Page, { address }: Form): string[] {
  const errors = [
    ...said.mock.calls.splice(0).map(([line]) => String(line)),
    ...logged.splice(0).map((line) => JSON.stringify(line)),
  ].filter((line) => line.includes('"level":"error"'));
  if (!answers.includes(page.status) || errors.length > 0) return [`${page.status} ${errors}`];
  if (intruders(page) > 0) return ["lets it into the page"];
  const describeFaults =
    inside.exec(page.html) ?? (address.includes("an-invitation") ? null : foreign.exec(page.text()));
  return describeFaults ? [`tells ${describeFaults[0]}`] : [];
}
/** A page that refuses typed text shows it again, but no secret. */
function lostIn(page: Page, { controls, button }: Form, sent: Fields): string[] {
  const once = sent.filter(
    ([name, value]) => typeof value === "string" && sent.filter(([other]) => other === name).length === 1,
  ) as [string, string][];
  // No page of the app sends other names; values next to those are not checked.
  const ours = sent.every(([name]) => name === button || controls.some((one) => one.name === name));
  const lost = once.filter(
    ([name, value]) =>
      ours &&
      !secret.test(name) &&
      isWritten(page, name) &&
      !keeps(page.value(name), held(value), controls.find((one) => one.name === name)?.kind),
  );
  const echoed = sent.filter(([name]) => secret.test(name) && page.value(name));
  return [
    ...lost.map(
      ([name, value]) =>
        `${name} = ${JSON.stringify(value.slice(0, 60))} comes back as ${JSON.stringify(page.value(name)?.slice(0, 60))}`,
    ),
    ...echoed.map(([name]) => `${name} comes back`),
  ];
}

/** Sends a form, follows the redirect, restores all rows, and answers the faults found. */
async function send(form: Form, sent: Fields, again = false): Promise<{ page: Page; faults: string[] }> {
  const someone = visitor();
  for (const [name, value] of form.cookies) someone.cookies.set(name, value);
  const page = await someone.submit(form, sent);
  const faults = faultsOf(page, form);
  if (page.status === 400 && form.method === "post") faults.push(...lostIn(page, form, sent));
  if (again) faults.push(...faultsOf(await someone.submit(form, sent), form));
  if (page.location) faults.push(...faultsOf(await someone.follow(page), form));
  await putBack();
  return { page, faults };
}
const describeFaults = (form: Form, sent: Fields, faults: string[]) =>
  `${nameOf(form)} at ${form.address}\n  ${JSON.stringify(sent.map(([name, value]) => [name, typeof value === "string" ? value.slice(0, 100) : value.name]))}\n  ${faults.map((fault) => fault.slice(0, 600)).join("\n  ")}`;

test("every action of the product is reached by a form that was found", () => {
  const acts = (page: PageName) =>
    /^export (const|async function|function) action/m.test(
      readFileSync(`app/routes/${pages[page].module}.tsx`, "utf8"),
    );
  const reached = new Set(forms.filter(({ method }) => method === "post").map(({ page }) => pages[page].module));
  const pagesThatAct = (Object.keys(pages) as PageName[]).filter(
    (page) => !pages[page].module.endsWith("sitemap") && acts(page),
  );
  expect(pagesThatAct.length).toBeGreaterThan(90);
  expect(pagesThatAct.filter((page) => !reached.has(pages[page].module))).toEqual([]);
});

test("every form, filled sensibly, is accepted or refused with a reason; a landing fills a third", async () => {
  const wrong: string[] = [];
  let accepted = 0;
  const chosen = partOfCommit(forms, 3);
  for (const form of chosen) {
    const { page, faults } = await send(form, filled(form));
    const mute =
      page.status >= 400 &&
      page.all("[role=alert]").length === 0 &&
      page.all("main h1, h1").length === 0 &&
      !page.html.startsWith("{");
    if (faults.length > 0 || mute)
      wrong.push(describeFaults(form, filled(form), mute ? [...faults, `says nothing: ${page.status}`] : faults));
    if (page.status < 400) accepted++;
  }
  expect(wrong).toEqual([]);
  expect(accepted / chosen.length).toBeGreaterThan(0.7);
});

/** Mutations of a form's fields, besides those of a value. */
const turns = {
  missing: (fields, at) => fields.filter((_, place) => place !== at),
  twice: (fields, at) => [...fields, fields[at]!],
  listed: (fields, at, { pick }) =>
    fields.map(([name, value], place) =>
      place === at ? [`${name}[${of([0, 1, 7, 99, 100], pick)}]`, value] : [name, value],
    ),
  dotted: (fields, at, { pick }) =>
    fields.map(([name, value], place) =>
      place === at ? [`${name}.${of(["from", "0", "name", "toString"], pick)}`, value] : [name, value],
    ),
  ofAnother: (fields, at, { pick }) =>
    fields.map(([name, value], place) => [name, place === at ? of(fields, pick)[1] : value]),
  otherFile: (fields, at, { pick, text }) =>
    fields.map(([name, value], place) => [
      name,
      place === at && typeof value !== "string"
        ? new File(
            of([[], [text], ["%PDF-1.4"], ["\x89PNG\r\n\x1a\n"]], pick),
            of(["", "x.pdf", "../x.png", text.slice(0, 300)], pick),
          )
        : value,
    ]),
} satisfies Record<string, (fields: Fields, at: number, change: Change<string>) => Fields>;
type How = Bend | keyof typeof turns | "option";
const hows = [...Object.keys(bends), ...Object.keys(turns), "option"] as How[];

function changed(form: Form, start: Fields, list: Change<How>[]): Fields {
  let fields = start;
  for (const change of list) {
    const at = change.at % Math.max(1, fields.length);
    const [name, value] = fields[at] ?? ["", ""];
    if (change.how in turns) fields = fields[at] ? turns[change.how as keyof typeof turns](fields, at, change) : fields;
    else if (change.how === "option") {
      const control = of([...form.controls, { name, options: [] }], change.at);
      fields = [
        ...fields.filter(([other]) => other !== control.name || change.pick % 3 === 0),
        [control.name, of([...control.options, ""], change.pick)],
      ];
    } else if (typeof value === "string")
      fields = fields.map((field, place) =>
        place === at ? [name, bends[change.how as Bend](value, change.pick, change.text)] : field,
      );
  }
  return fields;
}

test(`${tries} fuzzed forms, of seed ${seed}`, async () => {
  const one = fc.record({
    form: fc.noShrink(fc.nat(9999)),
    whole: fc.boolean(),
    again: fc.boolean(),
    list: changes(hows),
  });
  const property = fc.asyncProperty(one, async ({ form: number, whole, again, list }) => {
    const form = of(forms, number);
    const sent = changed(form, whole ? filled(form) : form.fields, list);
    const { faults } = await send(form, sent, again);
    if (faults.length > 0) throw new Error(describeFaults(form, sent, faults));
  });
  await fc.assert(property, { seed, numRuns: tries });
});
