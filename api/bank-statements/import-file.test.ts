import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, camtFile, gpcFile, joinedFile } from "#tests/kit/bank/statement-files.ts";
import { refusal, statementImportsOf } from "#tests/kit/bank/import-statements.ts";

const api = await testApi();
const { owner } = api.database;
const { send, movementsOf, owed } = await statementImportsOf(api);

test("a movement with the symbol and the amount of a payment is booked on the bank's day, the rest waits", async () => {
  const paid = await owed(85_000);
  const part = await owed(50_000);
  const file = gpcFile([
    { amount: 85_000, vs: paid.vs, name: "Jana Dvořáčková", message: "Děkuji", reference: "1" },
    { amount: 45_000, vs: part.vs, reference: "2" },
    { amount: 12_300, name: "Věra Známá", reference: "3" },
    { amount: -70_000, name: "Petr Mzda", message: "mzda", reference: "4" },
  ]);
  const { data } = await send(file);
  const [statement] = data.bankStatementImport.statements;
  expect(statement).toMatchObject({
    account: "19-2000145399",
    number: "7",
    from: "2026-03-01",
    to: "2026-03-14",
    movements: 4,
    waiting: 2,
    booked: 1,
  });
  expect(await movementsOf(statement.id)).toMatchObject([
    {
      state: "BOOKED",
      counterName: "Jana Dvořáčková",
      message: "Děkuji",
      advice: null,
      bookings: [
        { amount: 85_000, payment: { id: paid.id, payedAt: "2026-03-12T23:00:00.000Z", paymentMethod: "TRANSFER" } },
      ],
    },
    { state: "WAITING", advice: { reason: "AMOUNT_DIFFERS", candidates: [{ id: part.id }] }, bookings: [] },
    { state: "WAITING", advice: { reason: "NOTHING_FITS", candidates: [] } },
    { state: "OUTGOING", amount: { amount: -70_000 }, counterName: null, message: null, advice: null },
  ]);
});

test("money under the symbol of an accepted request charges its visit at the promised price, before the patient comes", async () => {
  const visit = async (state: string, symbol: string) => {
    const { rows } = await owner.query(
      `with visit as (
         insert into events (medical_center_id, type, begin_at, end_at, procedure_id)
         values ($1, 'EVENT', '2026-05-04 10:00Z', '2026-05-04 11:00Z', $2) returning *
       ), request as (
         insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, locale, information, token_hash, patient_card_id, decided_by, decided_at, price, variable_symbol)
         select gen_random_uuid(), $1, 'ACCEPTED', begin_at, end_at, procedure_id, id, 'Jana', 'Webová', '1950-05-05', 'FEMALE', 'jana@example.com', '+420602111222', 'cs', 1, gen_random_uuid(), $3, 1, now(), 77700, $5 from visit
       ) insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
       select $1, id, $3, $4 from visit returning id`,
      [ids.center, ids.procedures.therapy, ids.patients.jana, state, symbol],
    );
    return rows[0].id as number;
  };
  const visits = [
    await visit("NOT_SET", "2699000001"),
    await visit("NOT_SET", "2699000002"),
    await visit("EXCUSED", "2699000003"),
  ];
  const sent = await send(
    gpcFile([
      { amount: 77_700, vs: "2699000001", reference: "W-1" },
      { amount: 70_000, vs: "2699000002", reference: "W-2" },
      { amount: 66_600, vs: "2699000003", reference: "W-3" },
    ]),
  );
  const [{ id, booked }] = sent.data.bankStatementImport.statements;
  expect(booked).toBe(1);
  const { rows } = await owner.query(
    "select attendance_id, variable_symbol, price::int, paid::int from payments where attendance_id = any($1) order by 1",
    [visits],
  );
  expect(rows).toEqual([
    { attendance_id: visits[0], variable_symbol: "2699000001", price: 77_700, paid: 77_700 },
    { attendance_id: visits[1], variable_symbol: "2699000002", price: 77_700, paid: 0 },
  ]);
  expect((await movementsOf(id)).slice(1)).toMatchObject([
    { state: "WAITING", advice: { reason: "AMOUNT_DIFFERS" } },
    { state: "WAITING", advice: { reason: "NOTHING_FITS" } },
  ]);
});

test("a statement that comes twice, in part or at once, books each movement once", async () => {
  const one = await owed(30_000);
  const other = await owed(40_000);
  const first = [{ amount: 30_000, vs: one.vs, reference: "B-1" }];
  const both = [...first, { amount: 40_000, vs: other.vs, reference: "B-2" }];
  const answers = await Promise.all([send(camtFile(first)), send(camtFile(first), undefined, "admin")]);
  expect(answers.map(({ data }) => data.bankStatementImport.known).sort()).toEqual([0, 1]);
  const { statements, known } = (await send(camtFile(both))).data.bankStatementImport;
  expect([known, statements[0].movements, statements[0].booked]).toEqual([1, 1, 1]);
  expect((await send(camtFile(both))).data.bankStatementImport).toMatchObject({ known: 2, statements: [] });
  const { rows } = await owner.query("select count(*)::int as n from payment_entries where payment_id = any($1)", [
    [one.id, other.id],
  ]);
  expect(rows).toEqual([{ n: 2 }]);
});

test("a transfer that paid a part waits when it comes again in another format, though it would pay the rest", async () => {
  const one = await owed(100_000);
  const half = { amount: 50_000, vs: one.vs, reference: "41" };
  const first = (await send(camtFile([half]))).data.bankStatementImport.statements[0];
  const [{ id, version }] = await movementsOf(first.id);
  await api.call(
    "receptionist",
    `mutation { bankMovementBook(bankMovement: ${id}, version: ${version}, payment: ${one.id}, paymentVersion: 1) { id } }`,
  );
  const again = (await send(gpcFile([half]))).data.bankStatementImport.statements[0];
  expect(again).toMatchObject({ booked: 0, waiting: 1 });
  expect(await movementsOf(again.id)).toMatchObject([{ advice: { reason: "REPEATED", candidates: [{ id: one.id }] } }]);
  const next = (await send(gpcFile([{ ...half, day: "2026-03-14", reference: "42" }]))).data.bankStatementImport;
  expect(next.statements[0]).toMatchObject({ booked: 1, waiting: 0 });
});

test("a statement of another account, and a file that is none, are refused with the reason", async () => {
  expect(refusal(await send(camtFile([{ amount: 1, reference: "X" }], "CZ9455000000001011038930")))).toEqual([
    409,
    "E203",
  ]);
  const entities = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>`;
  const broken = await send(new File([entities], "vypis.xml"));
  expect(broken.errors?.[0]?.extensions).toMatchObject({ code: "E202", reason: "xmlInvalid", line: 1 });
  expect(refusal(await send(new File(["%PDF-1.7"], "vypis.pdf")))).toEqual([400, "E202"]);
  const many = gpcFile(Array.from({ length: 2_001 }, (_, at) => ({ amount: 100, reference: String(9_000 + at) })));
  expect((await send(many)).errors?.[0]?.extensions).toMatchObject({ code: "E202", reason: "tooLarge" });
  expect((await send(many, undefined, "foreign")).errors?.[0]?.extensions.code).toBe("E202");
});

test("statements of other accounts in a file are left out and named, those of the own one are imported", async () => {
  const other = "CZ9455000000001011038930";
  const lines = (reference: string) => [{ amount: 321, reference }];
  const file = await joinedFile([camtFile(lines("O-1"), other), camtFile(lines("O-2")), camtFile(lines("O-3"), other)]);
  const { statements, otherAccounts } = (await send(file)).data.bankStatementImport;
  expect([statements, otherAccounts]).toMatchObject([[{ account: ACCOUNT.iban, movements: 1 }], [other]]);
  expect((await send(file)).data.bankStatementImport).toMatchObject({
    statements: [],
    known: 1,
    otherAccounts: [other],
  });
});

test("a repeated request answers the same and imports nothing more", async () => {
  const file = () => camtFile([{ amount: 777, reference: "R-1" }]);
  const first = await send(file(), undefined, "receptionist", "one-key");
  const second = await send(file(), undefined, "receptionist", "one-key");
  expect(first.data.bankStatementImport.statements).toHaveLength(1);
  expect(second.data).toEqual(first.data);
});

test("a page of fifty movements costs as many queries as one of two", async () => {
  const statement = async (count: number, from: number) => {
    const payments = await Promise.all(Array.from({ length: Math.floor(count / 2) }, () => owed(1_000 + from)));
    const lines = Array.from({ length: count }, (_, at) => ({
      amount: 1_000 + from,
      vs: payments[at]?.vs,
      reference: String(from + at),
    }));
    const [{ id }] = (await send(gpcFile(lines))).data.bankStatementImport.statements;
    api.queries.length = 0;
    const items = await movementsOf(id);
    return [items.length, api.queries.length];
  };
  const [few, cost] = await statement(2, 20_000);
  const [many, more] = await statement(50, 30_000);
  expect([few, many, more]).toEqual([2, 50, cost]);
});
