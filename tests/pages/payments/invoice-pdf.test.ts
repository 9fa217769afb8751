import { expect, test } from "vitest";
import { ids, tokens } from "#tests/cast/people.ts";
import { invoiceContents } from "#tests/kit/invoices/invoice-contents.ts";
import { readPdf } from "#tests/kit/invoices/read-pdf.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database, site } = await testPages();
const { owner } = database;
const renata = visitor("receptionist");

const contents = Object.values(invoiceContents);
const { rows: issued } = await owner.query<{ id: number; uuid: string; payment_id: number }>(
  `with content as (select value, position::int from jsonb_array_elements($2::jsonb) with ordinality as one (value, position)),
     paid as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, invoiced_at)
       select $1, 'Bytové družstvo', value ->> 'currency', 10000, 'v' || position, now() from content returning id, variable_symbol),
     issued as (
       insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
       select (value ->> 'uuid')::uuid, $1, 2026, position, (value ->> 'issuedOn')::date, value, '', now(), $3 from content
       returning id, uuid, position),
     linked as (
       insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines)
       select issued.id, paid.id, $1, '{0}' from issued join paid on variable_symbol = 'v' || position returning invoice_id, payment_id)
   select id, uuid, payment_id from issued join linked on invoice_id = id`,
  [ids.center, JSON.stringify(contents), ids.profiles.receptionist],
);
const invoiceOf = ({ uuid }: { uuid: string }) => issued.find((row) => row.uuid === uuid)!;

/** The bytes that the link of an invoice leads to. */
async function download(id: number) {
  const { location } = await renata.get(`/platby/faktury/${id}/pdf`);
  const response = await site.fetch(
    new Request(`http://motus.example${location}`, { headers: { cookie: `motus=${tokens.receptionist}` } }),
  );
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test("the PDF of each invoice says what its page says, in the same order, and draws the same code", async () => {
  for (const content of contents) {
    const { id, uuid } = invoiceOf(content);
    const language = content.issuer.country === "SK" ? "/sk" : "";
    const print = await renata.get(`${language}/kartoteka/faktura/${uuid}`);
    // Hidden headings of tables are for those who hear the page.
    for (const caption of print.all("article caption")) caption.remove();
    const path = print.all("article svg.qr path").at(1)?.getAttribute("d") ?? "";
    const { pages, squares } = await readPdf((await download(id)).bytes);
    const written = pages.map((page, at) => {
      const [text, number] = [page.replace(/\s+/g, ""), `${at + 1}/${pages.length}`];
      expect(text.endsWith(number)).toBe(true);
      return text.slice(0, -number.length);
    });
    expect([content.number, pages.length]).toEqual([content.number, content.deducted ? 2 : 1]);
    expect(written.join("")).toBe(print.text("article").replace(/\s+/g, ""));
    expect(squares.sort()).toEqual(
      [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`).sort(),
    );
  }
});

test("it is linked from its payment and saved under its number", async () => {
  const { id, payment_id: payment } = invoiceOf(contents[0]!);
  expect((await renata.get(`/platby/${payment}`)).all(`a[href="/platby/faktury/${id}/pdf"][data-hard]`)).toHaveLength(
    1,
  );
  const { headers } = await download(id);
  expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual([
    "application/pdf",
    expect.stringMatching(/^attachment; .*FV2026-00042\.pdf/),
  ]);
});
