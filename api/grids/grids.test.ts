import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { addPayments } from "#tests/kit/add-payments.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { serve, page: list, idsOf } = listsOf(api);
const { jana, karel, anna } = ids.payments;

test("a list answers its rows by kind of column, filtered, sorted and paged", async () => {
  const { items, ...page } = await list("admin", "payments", "state=PAID&from=null&to=");
  expect(page).toEqual({ total: 1, totalIsCapped: false, page: 1, pageSize: 50 });
  expect(items[0]).toEqual({
    id: karel,
    payment: { id: karel, name: "Tejp" },
    payer: { uuid: expect.any(String), fullName: "Karel Novák" },
    created: { at: "2026-03-16T09:00:00.000Z", by: expect.stringContaining("Renata") },
    state: {
      price: { amount: 25_050, currency: "CZK" },
      paid: { amount: 25_050 },
      payedAt: "2026-03-16T09:00:00.000Z",
      canceledAt: null,
    },
    price: { amount: 25_050, currency: "CZK" },
    paid: { amount: 25_050, currency: "CZK" },
    currency: "CZK",
    payed: { at: "2026-03-16T09:00:00.000Z", by: expect.stringContaining("Renata") },
    methods: ["CARD"],
    symbol: "26900002",
  });
  expect(await idsOf("admin", "payments", "sort=price&direction=asc")).toEqual([karel, anna, jana]);
  expect(await idsOf("admin", "payments", "sort=price&direction=desc&page=7")).toEqual([jana, anna, karel]);
  expect(await idsOf("admin", "vouchers", "state=VALID")).toEqual([ids.vouchers.anna, ids.vouchers.karel]);
  expect((await list("admin", "vouchers")).items[0]).toMatchObject({
    left: [{ name: "Skupinové cvičení", count: 3, removed: false }],
    validTo: "2026-06-16",
    state: "valid",
  });
  expect((await list("admin", "voucherPresets")).items[0]).toMatchObject({ preset: { name: "10× Individuální LTV" } });
});

test("each role sees its payments, of another centre nobody any, and unknown lists and parameters are refused", async () => {
  expect(await idsOf("paramedic", "payments")).not.toContain(karel);
  expect(await idsOf("foreign", "payments")).toEqual([ids.payments.foreign]);
  expect(await refusal(serve("foreign", "payments", `patientCard=${ids.patients.jana}`))).toBe("notFound");
  expect(await refusal(serve("admin", "payments", "patientCard=2147483647"))).toBe("notFound");
  expect(await refusal(serve(null, "payments"))).toBe("notSignedIn");
  expect(await refusal(serve("lonely", "payments"))).toBe("forbidden");
  for (const name of ["lists", "constructor"]) expect(await refusal(serve("admin", name))).toBe("notFound");
  for (const wrong of [
    "state=LOST",
    "sort=payer",
    "direction=up",
    "from=2026-02-30",
    "page=x",
    "format=none",
    "language=fr",
    "patient=1",
    "patientCard=2147483648",
  ])
    expect(await refusal(serve("admin", "payments", wrong))).toBe("invalidInput");
  expect(await refusal(serve("lonely", "payments", "format=csv"))).toBe("forbidden");
});

test("many different pages with patients of the whole centre ask for proof, as their file does", async () => {
  await owner.query("update sessions set authenticated_at = null; truncate rate_limits");
  const page = (who: Role, number: number) => refusal(serve(who, "payments", `page=${number}`));
  for (let number = 1; number <= 40; number++) expect([number, await page("admin", number)]).toEqual([number, null]);
  expect([await page("admin", 41), await page("admin", 41), await page("admin", 7)]).toEqual([
    "reauthenticationNeeded",
    "reauthenticationNeeded",
    null,
  ]);
  const asked = `{ dataGrid(name: "payments", parameters: [{ name: "page", value: "42" }]) { total } }`;
  for (let again = 0; again < 2; again++)
    expect((await api.call("admin", asked)).errors?.[0]!.extensions.code).toBe("E174");
  for (let number = 1; number <= 41; number++) expect(await page("paramedic", number)).toBe(null);
  await owner.query("update sessions set authenticated_at = $1", [api.clock.now]);
  expect([await page("admin", 41), await page("admin", 43)]).toEqual([null, null]);
});

test("a CSV has semicolons, decimal commas and Czech days, and its formulas stay texts", async () => {
  await owner.query(`update payment_items set name = '=1+1;"x"' where payment_id = $1`, [jana]);
  const answer = await serve("admin", "payments", "format=csv&state=UNPAID");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="platby-2026-03-16.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first] = parse(bytes, { bom: true, delimiter: ";", record_delimiter: "\r\n" });
  expect(head!.join()).toBe(
    "Za co,Plátce,Vznikla,Vznikla: kdo,Stav,Cena,Zaplaceno,Měna,Doplaceno,Doplaceno: kdo,Jak,Variabilní symbol",
  );
  const created = ["16.3.2026 10:00", expect.stringContaining("Renata")];
  const unpaid = ["Nezaplaceno", "850,00", "0,00", "CZK", "", "", "", "26900001"];
  expect(first).toEqual([`'=1+1;"x"`, "Jana Dvořáčková", ...created, ...unpaid]);
});

test("no part of a text is a formula, by whatever separator a spreadsheet splits it", async () => {
  const names = ["a;=1+1", "a,+1", "a\t@SUM(1)", "a\n-1+1", "=1+1", "5-10 min, -20 %", "a = b"];
  const cells: (string | undefined)[] = [];
  for (const name of names) {
    await owner.query("update payment_items set name = $1 where payment_id = $2", [name, jana]);
    const bytes = await (await serve("admin", "payments", "format=csv&state=UNPAID")).text();
    cells.push(parse(bytes, { bom: true, delimiter: ";" })[1]![0]);
    const sheet = await readSheet(
      Buffer.from(await (await serve("admin", "payments", "format=xlsx&state=UNPAID")).arrayBuffer()),
    );
    expect(sheet[1]![0]).toBe(name);
  }
  expect(cells).toEqual(["a;'=1+1", "a,'+1", "a\t'@SUM(1)", "a\n'-1+1", "'=1+1", "5-10 min, -20 %", "a = b"]);
});

test("an XLSX keeps numbers, dates and texts apart, in the language of the page", async () => {
  await owner.query(`update payment_items set name = '=1+1' where payment_id = $1`, [jana]);
  const answer = await serve("admin", "payments", "format=xlsx&language=de&state=UNPAID");
  const rows = await readSheet(Buffer.from(await answer.arrayBuffer()));
  expect(rows[0]!.slice(0, 3)).toEqual(["Wofür", "Zahler", "Entstanden"]);
  expect(rows[1]).toMatchObject({ 0: "=1+1", 2: new Date("2026-03-16T10:00Z"), 5: 850, 7: "CZK", 11: "26900001" });
});

test("a file holds every row once however many pages it takes, and leaves one audit row", async () => {
  await addPayments(owner, 1_100);
  api.queries.length = 0;
  const rows = parse(await (await serve("admin", "payments", "format=csv")).text(), { bom: true, delimiter: ";" });
  const symbols = rows.slice(1).map((row) => row.at(-1));
  expect([symbols.length, new Set(symbols).size]).toEqual([1_103, 1_103]);
  expect([symbols[0], symbols.at(-1)]).toEqual(["x1100", "26900004"]);
  expect(api.queries.filter((query) => query.includes('from "payments"')).length).toBe(7);
  const { rows: audit } = await owner.query(
    `select details from audit_rows where action = 'dataGrid.exported' order by id desc limit 1`,
  );
  expect(audit).toEqual([{ details: { name: "payments", format: "csv", rows: 1_103, filters: {} } }]);
});

test("a credit note is listed with negative amounts after its invoice, both in a state of their own", async () => {
  await addInvoices(owner, 1);
  await owner.query(
    `with note as (
       insert into invoices (uuid, medical_center_id, kind, corrects_id, credited_lines, year, position, issued_on, content, digest, issued_at, issued_by)
       select gen_random_uuid(), medical_center_id, 'CREDIT_NOTE', id, '{0}', year, 1, issued_on, content || '{"number": "D2026-0001"}', '', issued_at, issued_by from invoices
       returning id, corrects_id)
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines)
     select note.id, payment_id, medical_center_id, lines from note join invoice_payments on invoice_id = corrects_id`,
  );
  const { items } = await list("admin", "invoices", "direction=asc");
  const [total, vat] = [items[0].total.amount, items[0].vat.amount];
  expect(total).toBeGreaterThan(0);
  expect(items[1]).toMatchObject({
    invoice: { number: "D2026-0001" },
    total: { amount: -total },
    vat: { amount: -vat || 0 },
  });
  expect(items.map(({ state }: { state: { credit: string } }) => state.credit)).toEqual(["credited", "creditNote"]);
  const [head, ...rows] = parse(await (await serve("admin", "invoices", "format=csv")).text(), {
    bom: true,
    delimiter: ";",
  });
  expect(rows.map((row) => row[head!.indexOf("Stav")])).toEqual(["Dobropisováno", "Dobropis"]);
});

test("invoices are listed by the day of their issue, whatever their series", async () => {
  await owner.query(
    `insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
     select gen_random_uuid(), medical_center_id, year, 2, issued_on + 1, content || '{"number": "2026-0002"}', '', issued_at, issued_by from invoices where kind = 'INVOICE'`,
  );
  await owner.query(
    "insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select id, $1, $2, '{0}' from invoices where position = 2",
    [karel, ids.center],
  );
  const { items } = await list("admin", "invoices");
  const numbers = items.map(({ invoice }: { invoice: { number: string } }) => invoice.number);
  expect(numbers).toEqual(["2026-0002", "D2026-0001", "2026-0001"]);
});

test("reception finds an invoice that it has issued today for an older payment", async () => {
  await owner.query(
    `with paid as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at)
       values ($1, 'Alfa', 'CZK', 1210, 'older', '2026-03-01') returning id
     ), issued as (
       insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
       select gen_random_uuid(), $1, 2026, n, '2026-03-16', content || jsonb_build_object('number', '2026-000' || n), '', issued_at, by
       from invoices, (values (3, $2::int), (4, $3::int)) as issue(n, by) where position = 2 returning id)
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select issued.id, paid.id, $1, '{0}' from issued, paid`,
    [ids.center, ids.profiles.receptionist, ids.profiles.admin],
  );
  const { items } = await list("receptionist", "invoices");
  const numbers = items.map(({ invoice }: { invoice: { number: string } }) => invoice.number);
  expect(numbers).toContain("2026-0003");
  expect(numbers).not.toContain("2026-0004");
});

test("applicants of FT vouchers are found by number and name, and archived ones by their filter alone", async () => {
  const add = (name: string, words: string, icp: string, archived: string | null = null) =>
    owner.query(
      "insert into ft_voucher_applicants (medical_center_id, name, words, icp, expertise, phone, archived_at) values ($1, $2, $3, $4, '201', '+420387000181', $5)",
      [ids.center, name, words, icp, archived],
    );
  await add("MUDr. Čeněk Žižka", " mudr cenek zizka", "44200001");
  await add("MUDr. Eva Lipová", " mudr eva lipova", "44123001");
  await add("MUDr. Dan Lipovský", " mudr dan lipovsky", "44123001", "2026-03-01");
  const names = async (parameters = "", who: Role = "receptionist") =>
    (await list(who, "ftVoucherApplicants", parameters)).items.map(
      ({ applicant }: { applicant: { name: string } }) => applicant.name,
    );
  expect(await names()).toEqual(["MUDr. Čeněk Žižka", "MUDr. Eva Lipová"]);
  expect(await names("direction=desc&sort=applicant")).toEqual(["MUDr. Eva Lipová", "MUDr. Čeněk Žižka"]);
  expect([await names("q=lipov"), await names("q=442")]).toEqual([["MUDr. Eva Lipová"], ["MUDr. Čeněk Žižka"]]);
  expect(await names("state=ARCHIVED")).toEqual(["MUDr. Dan Lipovský"]);
  expect(await names("q=zizka&state=ARCHIVED")).toEqual([]);
  expect(await names("", "foreign")).toEqual([]);
  expect((await list("paramedic", "ftVoucherApplicants", "q=zizka")).items).toEqual([
    {
      id: expect.any(Number),
      applicant: { id: expect.any(Number), name: "MUDr. Čeněk Žižka", archived: false },
      icp: "44200001",
      expertise: "201",
      phone: "+420387000181",
      address: null,
    },
  ]);
  expect(await refusal(serve("admin", "ftVoucherApplicants", "state=LOST"))).toBe("invalidInput");
});
