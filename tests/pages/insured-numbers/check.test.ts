import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { billInsurers } from "#tests/kit/insurance.ts";
import { testPages } from "#tests/kit/pages.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";

const { visitor, database } = await testPages();
const address = "/vyuctovani-pro-pojistovny/cisla-pojistencu";
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const dana = visitor("admin");
const JANA = "8556230419";

beforeAll(async () => {
  await billInsurers(database.owner);
  await database.owner.query("update patient_attendances set state = 'PRESENT', on_ft_voucher = true where id = $1", [
    ids.attendances.jana,
  ]);
});

const fileOf = (...lines: string[]) => new File([lines.map((line) => `${line}\r\n`).join("")], "44123000.O01");
async function send(...file: File[]) {
  const { file: _file, ...form } = (await dana.get(address)).filled("main form") as Record<string, string>;
  return dana.upload(address, form, file.length > 0 ? { file } : {});
}

test("the question of a month is saved under the name that VZP asks for", async () => {
  const page = await dana.get(`${address}?month=2026-03`);
  expect(page.text("title")).toBe("Kontrola čísel pojištěnců | Motus");
  expect(spaced(page.text("main"))).toContain("Péči hrazenou pojišťovnou má 1 číslo pojištěnce.");
  const [link] = page.all('main a[href*="/dotaz"]');
  expect(spaced(link!.text)).toBe("Uložit 44123000.I01 (1)");
  const file = await dana.get(link!.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect([file.status, file.headers.get("content-disposition"), file.html]).toEqual([
    200,
    'attachment; filename="44123000.I01"',
    `${JANA}\r\n`,
  ]);
  expect((await dana.get(`${address}/dotaz?month=2026-03&name=44123000.I02`)).status).toBe(404);
  expect((await dana.get(`${address}/dotaz`)).status).toBe(404);
});

test("all cards are asked about, and a month without care says so", async () => {
  expect(spaced((await dana.get(`${address}?all=1`)).text("main"))).toContain("Na kartách jsou 2 čísla pojištěnců.");
  expect(spaced((await dana.get(`${address}?month=2025-03`)).text("main"))).toContain("není žádná péče hrazená");
  expect((await dana.get(`${address}?month=nic`)).status).toBe(200);
});

test("an answer shows where cards differ, each with the way to its field and back", async () => {
  const page = await send(
    fileOf(`${JANA}1111A10101202028022026`, `${JANA}1205A101032026        `, "90510112331999N 01012000        "),
  );
  expect([page.status, page.location]).toEqual([200, null]);
  expect(spaced(page.text("main"))).toContain("Karty se od odpovědi liší v 1 případě");
  expect(spaced(page.text("main .facts"))).toBe("Čísla v odpovědi 2 Z toho na kartách 1 Na žádné kartě 1");
  expect(page.all("tbody tr").map((row) => spaced(row.structuredText))).toEqual([
    expect.stringMatching(
      /^Jana Dvořáčková 855623\/0419 \d+\. 3\. 2026 1 návštěva 111 VZP 205 ČPZP od 1\. 3\. 2026 Jiná pojišťovna\. Upravit kartu$/,
    ),
  ]);
  const edit = page
    .all("tbody a")
    .map((link) => link.getAttribute("href")!)
    .find((href) => href.includes("upravit"));
  expect(edit).toMatch(
    new RegExp(`^/kartoteka/${uuids.jana}/upravit\\?back=.*cisla-pojistencu.*#patient-insuranceCompanyCode$`),
  );
  expect((await dana.get(edit!.split("#")[0]!)).html).toContain('id="patient-insuranceCompanyCode"');
});

test("an answer that agrees says so, and a faulty line is named", async () => {
  const agreed = await send(fileOf(`${JANA}1111A101012020        `));
  expect(spaced(agreed.text("main"))).toContain("Karty souhlasí s odpovědí");
  const cut = await send(fileOf(`${JANA}1111A101012020        `, `${JANA}1205A101032026`));
  expect(spaced(cut.text("main"))).toMatch(/Řádek 2 .*Řádek je useknutý: má 24 znaků místo 32\..*jsme neporovnali/);
});

test("no file, a foreign one, the question itself and a too large one are refused with a message", async () => {
  const none = await send();
  expect([none.status, none.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyberte soubor.")]);
  const foreign = await send(new File(["%PDF-1.7"], "smlouva.pdf"));
  expect([foreign.status, spaced(foreign.text("main"))]).toEqual([
    400,
    expect.stringMatching(/Tohle není odpověď na kontrolu čísel pojištěnců\..*První řádek nezačíná číslem/),
  ]);
  expect(spaced((await send(fileOf(JANA))).text("main"))).toContain("Tohle je dotaz, jak se posílá VZP.");
  const large = await send(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "44123000.O01"));
  expect([large.status, spaced(large.text("[role=alert]"))]).toEqual([
    413,
    expect.stringContaining("Přečteme nejvýš 5 MB."),
  ]);
});

test("the page is reached from the billing of insurers, by those who bill", async () => {
  expect((await dana.get("/vyuctovani-pro-pojistovny")).html).toContain(`href="${address}"`);
  for (const who of ["paramedic", "receptionist"] as const)
    for (const path of [address, `${address}/dotaz?name=44123000.I01`])
      expect((await visitor(who).get(path)).status).toBe(403);
});

test("a centre that bills no insurers is led to where that is turned on", async () => {
  const page = await visitor("foreign").get(address);
  expect([page.status, page.all("main form").length]).toEqual([200, 0]);
  expect(spaced(page.text("main"))).toContain("Pojišťovnám se odsud nevykazuje");
});
