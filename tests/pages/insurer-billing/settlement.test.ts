import { expect, test } from "vitest";
import { askedBatch, billInsurers, madeBatch } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [dana, petr] = [visitor("admin"), visitor("paramedic")];
await billInsurers(owner);
const detail = (id: number) => `/vyuctovani-pro-pojistovny/detail-davky/${id}`;
const disallowing = (id: number) => `${detail(id)}/neuznano`;
const disallow = async (id: number, values: object = {}) => {
  const page = await dana.get(disallowing(id));
  return dana.post(disallowing(id), { ...page.filled("main form"), kind: "REVIEW", reason: "Revize", ...values });
};
const factsOf = async (id: number) => (await dana.get(detail(id))).text("main").replaceAll("\u00a0", " ");

test("a disallowance is written down until nothing is left, and a mistake is taken back", async () => {
  const { id, payment } = await askedBatch(owner);
  const page = await dana.get(detail(id));
  expect(page.all("main a").map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([disallowing(id), `/platby/${payment}`]),
  );
  expect((await dana.get(disallowing(id))).filled("main form")).toMatchObject({ amount: ["265,66"] });
  expect((await disallow(id, { amount: "65,66" })).location).toBe(detail(id));
  expect(await factsOf(id)).toMatch(
    /Požadováno 265,66 Kč Krácení revizním lékařem -65,66 Kč Uznáno 200 Kč Zaplaceno z platby 0 Kč Zbývá z platby 200 Kč/,
  );
  expect((await dana.get(`/platby/${payment}`)).text("main")).toMatch(/Celkem 265,66.Kč Neuznáno pojišťovnou 65,66.Kč/);
  expect((await disallow(id, { kind: "CEILING", reason: "Regulace" })).location).toBe(detail(id));
  expect(await factsOf(id)).toMatch(/Zbývá z platby Vyrovnáno, nic nezbývá\./);
  const settled = await dana.get(detail(id));
  expect(settled.text("main")).not.toContain("Zapsat neuznanou částku");
  const back = settled
    .all("main td a")
    .map((link) => link.getAttribute("href")!)
    .findLast((href) => href.startsWith(disallowing(id)))!;
  const question = await dana.get(back);
  expect(question.text("main")).toContain("Regulace");
  expect((await dana.post(back, question.filled("main form"))).location).toBe(detail(id));
  expect((await dana.get(detail(id))).all("main .gone").map(({ text }) => text)).toContain("Regulace");
  expect(await factsOf(id)).toMatch(/Zbývá z platby 200 Kč/);
  const again = await dana.post(back, { ...question.filled("main form"), idempotencyKey: "again" });
  expect([again.status, again.text("main [role=alert]")]).toEqual([409, expect.not.stringMatching(/^$/)]);
});

test("an amount that is too high, and what is missing, is said at its field, and the values stay", async () => {
  const { id } = await askedBatch(owner);
  const high = await disallow(id, { amount: "265,67" });
  expect([high.status, high.title, high.text("main [role=alert]")]).toEqual([
    400,
    expect.stringMatching(/^Chyba: /),
    expect.stringContaining("než kolik je z dávky uznáno"),
  ]);
  expect(high.filled("main form")).toMatchObject({ kind: ["REVIEW"], amount: ["265,67"], reason: ["Revize"] });
  const empty = await disallow(id, { kind: "NONSENSE", amount: "mnoho", reason: "" });
  expect([empty.status, empty.all("main [role=alert] a")]).toMatchObject([400, { length: 3 }]);
  expect((await factsOf(id)).match(/Uznáno ([\d,]+)/)?.[1]).toBe("265,66");
});

test("a batch that is not asked for says so, one that is not handed over has no settlement, and only administrators disallow", async () => {
  const sent = await madeBatch(owner, { state: "SENT" });
  expect(await factsOf(sent)).toContain("Dávka zatím není vyfakturovaná.");
  const refused = await disallow(sent, { amount: "1" });
  expect([refused.status, refused.text("main [role=alert]")]).toEqual([
    409,
    expect.stringContaining("Dávka zatím není vyfakturovaná."),
  ]);
  expect(await factsOf(await madeBatch(owner))).not.toContain("Úhrada");
  const { id } = await askedBatch(owner, { disallowed: 100 });
  const page = await petr.get(detail(id));
  expect(page.text("main")).toContain("Úhradový limit");
  expect(page.all("main a").filter((link) => link.getAttribute("href")!.includes("/neuznano"))).toEqual([]);
  expect((await petr.get(disallowing(id))).status).toBe(403);
  expect((await dana.get(`${disallowing(id)}/999999`)).status).toBe(404);
  expect((await visitor("foreign").get(disallowing(id))).status).toBe(404);
});
