import { beforeAll, expect, test } from "vitest";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { ids } from "#tests/cast/people.ts";
import { billInsurers, madeBatch } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const { owner } = database;
const [dana, petr, reception] = [visitor("admin"), visitor("paramedic"), visitor("receptionist")];
const february = "/vyuctovani-pro-pojistovny?month=2026-02";
const center = "/nastaveni/zdravotnicke-zarizeni";
const version = `${center}/smlouvy-se-zdravotnimi-pojistovnami/verze-f-davky`;
let batch = 0;

beforeAll(async () => {
  await billInsurers(owner);
  batch = await madeBatch(owner);
  await owner.query(
    "update insurance_contracts set valid_to = null from batches where batches.id = $1 and contract_id = insurance_contracts.id",
    [batch],
  );
});

/** The page of the payment that the month's only invoice leads to. */
async function payment() {
  const link = (await dana.get(february)).document.querySelector('main a[href^="/platby/"]');
  return link!.getAttribute("href")!;
}
const linkOf = async (address: string, text: string, who = dana) =>
  [...(await who.get(address)).document.querySelectorAll("main a")]
    .find((link) => link.textContent === text)
    ?.getAttribute("href");

test("batches without an invoice say why, and one press issues it once it can be", async () => {
  const before = await dana.get(february);
  expect(before.text("main")).toMatch(/Dávky jsou bez faktury.*Zapněte fakturaci/);
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, company_number, town, account_number_cze, invoicing_active) values ($1, 'U Lípy', '27082440', 'Praha', '19-2000145399/0800', true)",
    [ids.center],
  );
  const page = await dana.get(february);
  expect((await dana.post(february, page.filled("main form"))).location).toBe(february);
  const after = await dana.get(february);
  expect(after.text("main")).not.toContain("Dávky jsou bez faktury");
  expect(after.text("main")).toMatch(/260001 Všeobecná zdravotní pojišťovna ČR 15\. 4\. 2026 čeká na úhradu 265,66/);
  expect(await linkOf(`/vyuctovani-pro-pojistovny/detail-davky/${batch}`, "260001")).toBe(await payment());
});

test("without the version of its form there is no F-dávka, and the page leads to where it is entered", async () => {
  expect((await dana.get(february)).text("main")).toContain("není zapsaná verze jejich formátu (FVERZE)");
  expect(await linkOf(february, "Zapsat verzi F-dávky")).toBe(version);
  const form = (await dana.get(version)).filled("main form");
  expect(form).toMatchObject({ major: ["0"], minor: ["0"] });
  expect((await dana.post(version, { ...form, major: "10" })).status).toBe(400);
  await dana.post(version, { ...form, idempotencyKey: "x", major: "6", minor: "20" });
  expect((await dana.get(february)).text("main")).not.toContain("FVERZE");
  const { html: text } = await dana.get((await linkOf(await payment(), "Uložit F-dávku"))!);
  expect(readFile(new TextEncoder().encode(text)).faults).toEqual([]);
  expect(text).toMatch(/^F6\.2044123000/);
});

test("a returned invoice is replaced after its reason, which is asked for", async () => {
  const paid = await payment();
  const address = (await linkOf(paid, "Vráceno pojišťovnou"))!;
  const page = await dana.get(address);
  expect(page.text("main")).toContain("Faktura 260001 se celá vrátí dobropisem");
  const empty = await dana.post(address, page.filled("main form"));
  expect([empty.status, empty.text("main [role=alert]")]).toEqual([400, expect.stringContaining("Napište důvod")]);
  const done = await dana.post(address, { ...page.filled("main form"), idempotencyKey: "y", reason: "chybné IČO" });
  expect(done.location).toBe(paid);
  const after = await dana.get(paid);
  for (const said of ["Faktura 260001", "Dobropis D2026-0001", "Faktura 260002"])
    expect(after.text("main")).toContain(said);
  expect((await dana.get(address)).status).toBe(404);
});

test("paramedics see the invoices of a month and replace none; reception sees them as payments alone", async () => {
  const paid = await payment();
  expect((await petr.get(february)).text("main")).toContain("260002");
  const { rows } = await owner.query("select id from invoices order by id desc limit 1");
  for (const who of [petr, reception]) {
    expect((await who.get(`/platby/faktury/${rows[0].id}/vraceni`)).status).toBe(403);
    expect((await who.get(`/platby/faktury/${rows[0].id}/f-davka`)).status).toBe(403);
  }
  expect(await linkOf(paid, "Vráceno pojišťovnou", reception)).toBeUndefined();
  expect((await visitor("foreign").get(`/platby/faktury/${rows[0].id}/vraceni`)).status).toBe(404);
});
