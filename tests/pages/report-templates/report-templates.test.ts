import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const list = "/nastaveni/zdravotnicke-zarizeni/sablony-sluzeb";
type Someone = ReturnType<typeof visitor>;

/** Writes a template or phrase through its form; answers the number under which the report's form offers it. */
async function write(someone: Someone, fields: Record<string, string>) {
  const form = await someone.get(`${list}/nova`);
  const sent = await someone.post(`${list}/nova`, { ...form.filled("form#text"), ...fields });
  if (!sent.location) throw new Error(sent.text("[role=alert]"));
  const page = await someone.follow(sent);
  const link = page.all("tbody th a").find((one) => one.text === fields.name)!;
  return { page, id: /(\d+)$/.exec(link.getAttribute("href")!)![1]! };
}

test("templates and phrases are listed, changed and removed; a private one is its owner's alone", async () => {
  const someone = visitor("paramedic");
  expect((await someone.get(list)).text("main")).toContain("Zatím žádná šablona ani fráze");
  const { page, id } = await write(someone, {
    name: "LTV",
    content: "## LTV #datum#",
    procedure: String(ids.procedures.therapy),
  });
  expect(page.text(".flash")).toContain("LTV se dá vkládat do zpráv.");
  const own = await write(someone, { name: "Moje", content: "x", own: "on" });
  expect(own.page.text("tbody")).toMatch(/LTV .+ společná .*Moje fráze jen moje/);
  expect((await visitor("admin").get(list)).text("tbody")).not.toContain("Moje");
  expect((await visitor("admin").get(`${list}/${own.id}`)).status).toBe(404);
  const [form, elsewhere] = [
    (await someone.get(`${list}/${id}`)).filled("form#text"),
    (await someone.get(`${list}/${id}`)).filled("form#text"),
  ];
  expect(
    (await someone.follow(await someone.post(`${list}/${id}`, { ...elsewhere, content: "## LTV" }))).text(".flash"),
  ).toContain("Uloženo: LTV.");
  const late = await someone.post(`${list}/${id}`, { ...form, content: "jinak" });
  expect([late.status, late.text(".note table")]).toEqual([409, expect.stringContaining("Text jinak ## LTV")]);
  const ask = await someone.get(`${list}/${id}/odebrani`);
  expect(ask.text("main")).toContain("Odebrat šablonu? LTV Individuální LTV");
  expect(
    (await someone.follow(await someone.post(`${list}/${id}/odebrani`, ask.filled("main form")))).text("tbody"),
  ).not.toContain("LTV");
  const empty = await someone.post(`${list}/nova`, {
    ...(await someone.get(`${list}/nova`)).filled("form#text"),
    name: " ",
  });
  expect([empty.status, empty.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyplňte název.")]);
  for (const who of ["receptionist", "manager"] as const)
    for (const address of [list, `${list}/nova`, `${list}/${own.id}`, `${list}/${own.id}/odebrani`])
      expect([address, (await visitor(who).get(address)).status]).toEqual([address, 403]);
});

test("a chosen text comes into the report without scripts, with the day and time typed, and everything else stays as it was", async () => {
  const someone = visitor("paramedic");
  const { id } = await write(someone, {
    name: "Kontrola",
    content: "## Kontrola #datum# v #cas#",
    procedure: String(ids.procedures.therapy),
  });
  const address = `/kartoteka/${uuids.karel}/nova-zprava`;
  const form = await someone.get(address);
  expect(form.all('select[name="insertText"] optgroup option').map((one) => one.text)).toContain("Kontrola");
  const insert = form
    .all("button")
    .find((one) => one.text === "Vložit")!
    .getAttribute("formaction")!
    .replaceAll("&amp;", "&");
  const typed = { ...form.filled("form#report"), content: "Bolest", date: "15. 3. 2026", time: "9:15", duration: "33" };
  const redrawn = await someone.post(insert, { ...typed, insertText: `t${id}` });
  expect(redrawn.status).toBe(200);
  expect([redrawn.value("content")?.replaceAll("\r", ""), redrawn.value("duration"), redrawn.value("date")]).toEqual([
    "Bolest\n\n## Kontrola 15.03.2026 v 09:15",
    "33",
    "15. 3. 2026",
  ]);
  const save = redrawn.all("form#report")[0]!.getAttribute("action")!;
  expect(save).not.toContain("insert");
  const saved = await someone.post(save, redrawn.filled("form#report"));
  const uuid = /report=([\w-]+)/.exec(saved.location!)![1]!;

  // The next report takes over the text of the last one; a report of another card does not.
  const next = await someone.get(`${address}?attendanceId=0`);
  expect(
    next
      .all('select[name="insertText"] option')
      .map((one) => one.text)
      .at(-1),
  ).toMatch(/^Poslední zpráva pacienta, 15\.\s3\.\s2026$/);
  const taken = await someone.post(`${address}?attendanceId=0&insert=1`, {
    ...next.filled("form#report"),
    insertText: `r${uuid}`,
  });
  expect(taken.value("content")).toContain("## Kontrola 15.03.2026");
  const asked = (card: string, text: string) =>
    `/kartoteka/${card}/vlozit-text?${new URLSearchParams({ text, date: "15. 3. 2026", time: "9:15" })}`;
  expect(JSON.parse((await someone.get(asked(uuids.karel, `t${id}`))).html)).toEqual({
    text: "## Kontrola 15.03.2026 v 09:15",
  });
  expect((await someone.get(asked(uuids.jana, `r${uuid}`))).status).toBe(404);
  expect((await someone.get(asked(uuids.karel, "x1"))).status).toBe(404);
  expect((await visitor("receptionist").get(asked(uuids.karel, `r${uuid}`))).status).toBe(403);
  const edit = await someone.get(`/kartoteka/zaznam/${uuid}/upravit`);
  const again = await someone.post(`/kartoteka/zaznam/${uuid}/upravit?insert=1`, {
    ...edit.filled("form#report"),
    insertText: `t${id}`,
  });
  expect([again.status, again.value("version"), again.value("content")?.match(/Kontrola/g)?.length]).toEqual([
    200,
    "1",
    2,
  ]);
});
