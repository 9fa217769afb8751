import { beforeAll, expect, test } from "vitest";
import { madeBatch } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const address = "/vyuctovani-pro-pojistovny/rok";
const values = `${address}/2026/111/902`;
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const dana = visitor("admin");
const rows = async (who = dana) =>
  (await who.get(`${address}?year=2026`)).all("tbody tr").map((row) => spaced(row.structuredText));

beforeAll(() => madeBatch(database.owner, { state: "SENT" }));

test("a year shows conditions and money of each insurer, with what is missing", async () => {
  const page = await dana.get(`${address}?year=2026`);
  expect(page.text("title")).toBe("Roční úhrada | Motus");
  expect(await rows()).toEqual([
    "111 VZP 902 1 0,0 % splněno 0 z 1 100,0 % splněno 1 z 1 0,0 % nesplněno chybí 1 pojištěnec nevyplněno -0,06 až +0,06",
    "111 VZP 902 2/2026 359 0,74 Kč 266 Kč 266 Kč chybí údaj pojišťovny –",
  ]);
  expect(spaced(page.text("main"))).toContain("z 0,74 Kč na 0,81 Kč");
});

test("a form sets what the insurer says, and the year counts with it", async () => {
  const form = await dana.get(values);
  expect(spaced(form.text("h1"))).toBe("111 VZP, odbornost 902");
  const filled = form.filled("main form") as Record<string, string>;
  const refused = await dana.post(values, { ...filled, averagePayment: "hodně", physicalThen: "yes" });
  expect(refused.status).toBe(400);
  expect(spaced(refused.text("[role=alert]"))).toContain("Průměrná úhrada na pojištěnce (PUROo)");
  expect(refused.filled("main form")).toMatchObject({ averagePayment: ["hodně"], physicalThen: ["yes"] });
  const saved = await dana.post(values, {
    ...filled,
    averagePayment: "200,50",
    physicalThen: "yes",
    individualThen: "no",
    diagnosesThen: "no",
    educationThen: "yes",
    educationNow: "no",
  });
  expect([saved.status, saved.location]).toEqual([302, `${address}?year=2026`]);
  const [conditions, money] = await rows();
  expect(conditions).toMatch(/nesplněno \+0,02$/);
  expect(money).toMatch(/266 Kč 219 Kč 122 % nad stropem$/);
  expect((await dana.get(values)).filled("main form")).toMatchObject({
    averagePayment: ["200,50"],
    educationNow: ["no"],
  });
});

test("a change that is based on an older version shows what another user saved", async () => {
  const [mine, theirs] = [await dana.get(values), await dana.get(values)].map((page) => page.filled("main form"));
  expect((await dana.post(values, { ...theirs, educationThen: "no" })).status).toBe(302);
  const stale = await dana.post(values, { ...mine, physicalThen: "no" });
  expect(stale.status).toBe(409);
  expect(stale.filled("main form")).toMatchObject({ physicalThen: ["no"], educationThen: ["no"] });
});

test("a year without a decree, and one without care, say so", async () => {
  expect(spaced((await dana.get(`${address}?year=2027`)).text("main"))).toContain("Pro rok 2027 vyhlášku neznáme");
  expect(spaced((await dana.get(`${address}?year=2025`)).text("main"))).toContain("V roce 2025 zatím není co počítat");
  expect((await dana.get(`${address}?year=nic`)).location).toBe(address);
});

test("therapists read without links to the form, reception sees neither", async () => {
  const therapist = await visitor("paramedic").get(`${address}?year=2026`);
  expect(therapist.all("tbody a")).toEqual([]);
  expect((await visitor("paramedic").get(values)).status).toBe(403);
  expect((await visitor("receptionist").get(address)).status).toBe(403);
});

test("an insurer, a specialty or a year without billed care is not found", async () => {
  for (const missing of ["2026/205/902", "2026/111/917", "2025/111/902", "2027/111/902", "x/111/902"])
    expect((await dana.get(`${address}/${missing}`)).status).toBe(404);
});
