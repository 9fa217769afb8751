import { createHash } from "node:crypto";
import { openSync, type Font } from "fontkit";
import { expect, test } from "vitest";
import { invoiceContents, line } from "#tests/kit/invoices/invoice-contents.ts";
import { readPdf } from "#tests/kit/invoices/read-pdf.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { FONTS } from "../../pdf/sheet.ts";

const { payersInvoice, cashInvoice, slovakInvoice } = invoiceContents;
const without = (space: RegExp, text: string) => text.replace(space, "");
const solid = (pages: string[]) => without(/\s+/g, pages.join(""));

test("the same content gives the same bytes, other content other ones", async () => {
  const hashes = await Promise.all(
    [payersInvoice, payersInvoice, { ...payersInvoice, note: null }].map(async (content) =>
      createHash("sha256")
        .update(await invoicePdf(content))
        .digest("hex"),
    ),
  );
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

test("a file has title and language, and no fonts but the embedded ones", async () => {
  expect(await readPdf(await invoicePdf(slovakInvoice))).toMatchObject({
    title: "Faktúra – daňový doklad 20260015",
    language: "sk",
    fonts: expect.arrayContaining([expect.stringContaining("NotoSans-Regular")]),
    embeddedFonts: 2,
    squares: [],
  });
});

test("letters of Czech, Slovak, German, Vietnamese and Ukrainian names are in the file", async () => {
  const name = "Příliš žluťoučký kůň – Ľubomír Ďuriš, Straße Ödön Ősz, Nguyễn Thị Ánh, Їжакевич Ґалаґан";
  const { pages } = await readPdf(await invoicePdf({ ...cashInvoice, customer: { ...cashInvoice.customer, name } }));
  expect(solid(pages)).toContain(without(/\s/g, name));
});

test("signs of mathematics, arrows, ligatures and numbers in circles are in the file", async () => {
  const name = "≥ 45 min → 2× týdně, ≠ ≈ ± ½, proﬁl, ① ✓ □ ♀ №";
  const { pages } = await readPdf(
    await invoicePdf({ ...cashInvoice, lines: [line(name, 10_000, payersInvoice.lines[1]!.vat)] }),
  );
  expect(solid(pages).normalize("NFKC")).toContain(without(/\s/g, name.normalize("NFKC")));
});

test("both fonts have the same characters", () => {
  const [regular, bold] = Object.values(FONTS).map((file) =>
    (openSync(file) as Font).characterSet.toSorted((a, b) => a - b),
  );
  expect(bold).toEqual(regular);
});

test("a long invoice goes on over pages with the head of its table, long words wrap, and no line is lost", async () => {
  const word = "Elektro".repeat(30);
  const names = Array.from({ length: 120 }, (_, at) => `Položka${at}${at % 20 === 0 ? word : ""}`);
  const lines = names.map((name) => line(name, 10_000, payersInvoice.lines[1]!.vat));
  const { pages } = await readPdf(await invoicePdf({ ...payersInvoice, lines }));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toMatch(/Položka\s+Sazba DPH\s+Bez DPH/);
    expect(page.trimEnd()).toMatch(new RegExp(`${at + 1} / ${pages.length}$`));
  }
  const text = solid(pages);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain("Kúhradě12000,00Kč");
});

test("addresses, notes and footers as long as a page are written whole", async () => {
  const tall = (mark: string) => Array.from({ length: 120 }, (_, at) => `${mark}${at}.`).join("\n");
  const { issuer, customer } = payersInvoice;
  const { pages } = await readPdf(
    await invoicePdf({
      ...payersInvoice,
      issuer: { ...issuer, footer: tall("pata") },
      customer: { ...customer, abroadAddress: tall("adresa") },
      note: tall("poznámka"),
    }),
  );
  for (const mark of ["adresa", "poznámka", "pata"])
    expect(solid(pages)).toMatch(new RegExp(`${mark}0\\.[^]*${mark}119\\.`));
});
