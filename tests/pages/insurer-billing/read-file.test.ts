import { readFileSync } from "node:fs";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";

const { visitor, database } = await testPages();
await database.owner.query("insert into insurance_configs (medical_center_id, active) values ($1, true)", [ids.center]);
const examples = JSON.parse(readFileSync("tests/fixtures/insurer-files/examples.json", "utf8")) as Record<
  string,
  { lines: string[] }
>;
const address = "/vyuctovani-pro-pojistovny/cteni-davky";
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const someone = visitor("admin");
const fileOf = (lines: readonly string[], name = "KDAVKA.111") =>
  new File([Uint8Array.from(iconv.encode(lines.map((line) => `${line}\r\n`).join(""), "cp852"))], name);
async function send(...file: File[]) {
  const { file: _file, ...form } = (await someone.get(address)).filled("main form") as Record<string, string>;
  return someone.upload(address, form, file.length > 0 ? { file } : {});
}

test("a batch is shown with its head, its documents and their rows", async () => {
  const page = await send(fileOf(examples.doc06!.lines));
  expect([page.status, page.location]).toEqual([200, null]);
  expect(page.text("title")).toBe("Čtení dávky | Motus");
  const text = spaced(page.text("main"));
  expect(text).toContain("Tvar souboru je v pořádku");
  expect(text).toContain("Dávka 12");
  expect(text).toContain("listopad 2026");
  const rows = page.all("tbody tr").map((row) => spaced(row.structuredText));
  expect(rows).toEqual([
    expect.stringMatching(/^345 2 06 9001011239 M545 3\. 11\. 2026 21001 1× .* 1 182$/),
    expect.stringMatching(/^346 7 06 505101123 S8200 .* 1 087$/),
  ]);
  expect(page.all("main form [type=file]").length).toBe(1);
});

test("faults come first, each with its line", async () => {
  const lines = examples.doc06!.lines.with(2, "V0311202621001").with(3, "V31112026212211 ");
  const page = await send(fileOf(lines));
  expect(page.status).toBe(200);
  expect(spaced(page.text("main"))).toContain("Soubor má 2 chyby");
  expect(
    page
      .all("tbody")[0]!
      .querySelectorAll("tr")
      .map((row) => spaced(row.structuredText)),
  ).toEqual(["Řádek 3 06.V Řádek je useknutý: má 14 znaků místo 16.", "Řádek 4 06.V, VDAT Takový den není: 31112026."]);
});

test("invoices of an F-dávka are shown with their batches", async () => {
  const page = await send(fileOf(examples.fdavka!.lines, "FDAVKA.111"));
  const text = spaced(page.text("main"));
  expect(text).toContain("Faktura 26000123");
  expect(text).toContain("1 679,06 Kč");
  expect(text).toContain("31. 12. 2026");
});

test("more than a hundred documents are counted", async () => {
  const [head, document, row] = examples.fix06!.lines as [string, string, string];
  const documents = Array.from({ length: 103 }, (_, at) => [
    `E${String(at + 1).padStart(7)}00${String(at + 1).padStart(3)}${document.slice(13)}`,
    row,
  ]);
  const page = await send(fileOf([head.replace("15  1", "15103"), ...documents.flat()]));
  expect(page.all("tbody tr").length).toBe(100);
  expect(spaced(page.text("main"))).toContain("Ukazujeme prvních sto dokladů souboru, 3 další ne.");
});

test("no file, a foreign one and a too large one are refused with a message", async () => {
  const none = await send();
  expect([none.status, none.text("[role=alert]")]).toEqual([400, expect.stringContaining("Vyberte soubor.")]);
  const foreign = await send(new File(["%PDF-1.7"], "smlouva.pdf"));
  expect([foreign.status, spaced(foreign.text("main"))]).toEqual([
    400,
    expect.stringMatching(/Tohle není soubor pro pojišťovnu\..*První věta není ani D/),
  ]);
  const large = await send(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "KDAVKA.111"));
  expect([large.status, spaced(large.text("[role=alert]"))]).toEqual([
    413,
    expect.stringContaining("Přečteme nejvýš 5 MB."),
  ]);
});

test("administrators alone open the page", async () => {
  for (const who of ["paramedic", "receptionist"] as const) expect((await visitor(who).get(address)).status).toBe(403);
});
