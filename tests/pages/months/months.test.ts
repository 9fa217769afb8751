import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { testPages, type Visitor } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
await februaryOf(owner);
const list = "/platby/mesice";
const close = "/platby/mesice/2026-02/uzavreni";
const reopen = "/platby/mesice/2026-02/otevreni";
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

/** The hidden fields of a page's form. */
async function fieldsOf(someone: Visitor, address: string): Promise<Record<string, string>> {
  const inputs = (await someone.get(address)).all("main form[method=post] input[name]");
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""] as const),
  );
}

test("months are listed with their sums, and a box that was not closed is named before a month is", async () => {
  const someone = visitor("admin");
  const page = await someone.get(list);
  expect(spaced(page.text("tbody"))).toMatch(/únor 2026 1 123 Kč 200 Kč 1 000 Kč 0 Kč Uzavřít/);
  const question = await someone.get(close);
  expect(question.text("main")).toContain("Nejdřív uzavřete pokladny");
  expect(question.all(".acts button").length).toBe(0);
  expect(
    question
      .all("main a")
      .some((link) => link.getAttribute("href") === `/pokladna/uzaverka?box=${ids.cashBoxes.first}`),
  ).toBe(true);
});

test("an administrator closes a month and opens it again with a reason, reception does neither", async () => {
  await owner.query(
    "insert into cash_closes (medical_center_id, cash_box_id, at, counted, difference, profile_id) values ($1, $2, '2026-03-01', 100000, 0, $3)",
    [ids.center, ids.cashBoxes.first, ids.profiles.admin],
  );
  const someone = visitor("admin");
  const sent = await someone.post(close, await fieldsOf(someone, close));
  expect(sent.location).toBe(list);
  const after = await someone.follow(sent);
  expect(after.text(".flash")).toContain("Měsíc únor 2026 je uzavřený.");
  expect(after.text("tbody")).toContain("uzavřený Znovu otevřít");
  const again = await someone.post(close, {});
  expect([again.status, again.text("[role=alert]")]).toEqual([409, expect.stringContaining("popořadě od nejstaršího")]);
  const fields = await fieldsOf(someone, reopen);
  const empty = await someone.post(reopen, { ...fields, reason: "" });
  expect([empty.status, empty.text("[role=alert]")]).toEqual([400, expect.stringContaining("Napište důvod")]);
  const opened = await someone.post(reopen, { ...fields, reason: "Chybí faktura" });
  expect((await someone.follow(opened)).text(".flash")).toContain("znovu otevřený");
  expect((await someone.get(reopen)).status).toBe(404);
  for (const address of [list, close]) expect((await visitor("receptionist").get(address)).status).toBe(403);
  expect((await someone.get("/platby/mesice/2019-01/uzavreni")).status).toBe(404);
});
