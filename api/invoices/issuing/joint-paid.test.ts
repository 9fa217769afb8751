import { expect, onTestFinished, test } from "vitest";
import { DAY, later } from "#rules/time/durations.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import type { Line } from "#tests/kit/bank/statement-files.ts";
import { jointInvoicesOf, type Charged } from "#tests/kit/invoices/joint-invoices.ts";

const api = await testApi();
const { owner } = api.database;
const { charged, issued, symbolOf, importLines } = await jointInvoicesOf(api);

test("a statement pays all payments of an invoice by its symbol and sum, and asks about another amount", async () => {
  const [first, second] = (await charged([10_000, 20_000])) as [Charged, Charged];
  const [third, fourth] = (await charged([15_000, 25_000])) as [Charged, Charged];
  const lines: Line[] = [
    { amount: 30_000, vs: await symbolOf(await issued([first, second])), reference: "J-1" },
    { amount: 15_000, vs: await symbolOf(await issued([third, fourth])), reference: "J-2" },
  ];
  await importLines(lines);
  const { rows } = await owner.query("select id from bank_movements order by id desc limit 2");
  const read = async (id: number) =>
    (
      await api.call(
        "admin",
        `{ bankMovement(bankMovement: ${id}) { state advice { reason candidates { id } } bookings { amount payment { id } } } }`,
      )
    ).data.bankMovement;
  expect(await read(rows[1].id)).toEqual({
    state: "BOOKED",
    advice: null,
    bookings: [
      { amount: 10_000, payment: { id: first.id } },
      { amount: 20_000, payment: { id: second.id } },
    ],
  });
  expect(await read(rows[0].id)).toEqual({
    state: "WAITING",
    advice: { reason: "AMOUNT_DIFFERS", candidates: [{ id: third.id }, { id: fourth.id }] },
    bookings: [],
  });
});

const transferOf = async (payment: number) =>
  (
    await api.call(
      "receptionist",
      `{ paymentInfo(input: { payment: ${payment} }) { variableSymbol invoiceNumber price { amount } qrCode } }`,
    )
  ).data.paymentInfo;
const paidOf = async (which: readonly Charged[]) =>
  (
    await owner.query("select paid::int from payments where id = any($1) order by id", [which.map(({ id }) => id)])
  ).rows.map(({ paid }) => paid);

test("a payment on an invoice with others asks for what the invoice asks for, under its symbol", async () => {
  const which = (await charged([10_000, 20_000])) as [Charged, Charged];
  const invoice = await issued(which);
  const asked = {
    variableSymbol: await symbolOf(invoice),
    invoiceNumber: invoice.invoiceNumber,
    price: { amount: 30_000 },
  };
  const infos = [await transferOf(which[0].id), await transferOf(which[1].id)];
  expect(infos).toMatchObject([asked, asked]);
  expect(infos[0].qrCode).toContain("*AM:300.00*");
  const { data } = await api.call("admin", `{ paymentOfSymbol(variableSymbol: "${asked.variableSymbol}") { id } }`);
  expect(data.paymentOfSymbol).toEqual({ id: which[0].id });
  await importLines([{ amount: 30_000, vs: asked.variableSymbol, reference: "J-3" }]);
  expect(await paidOf(which)).toEqual([10_000, 20_000]);
  expect(await transferOf(which[1].id)).toBeNull();
  await importLines([{ amount: 30_000, vs: asked.variableSymbol, reference: "J-4" }]);
  const { rows } = await owner.query("select id from bank_movements order by id desc limit 1");
  const twice = await api.call("admin", `{ bankMovement(bankMovement: ${rows[0].id}) { advice { reason } } }`);
  expect(twice.data.bankMovement.advice).toEqual({ reason: "SETTLED" });
});

test("a payment that is paid by its own symbol leaves the rest to the invoice, whichever comes first", async () => {
  const which = (await charged([10_000, 20_000, 30_000])) as [Charged, Charged, Charged];
  const invoice = await issued(which);
  await importLines([{ amount: 10_000, vs: which[0].vs, reference: "J-5" }]);
  expect(await paidOf(which)).toEqual([10_000, 0, 0]);
  expect(await transferOf(which[2].id)).toMatchObject({ price: { amount: 50_000 } });
  await importLines([{ amount: 50_000, vs: await symbolOf(invoice), reference: "J-6" }]);
  expect(await paidOf(which)).toEqual([10_000, 20_000, 30_000]);
});

test("payments on an invoice are reminded of together, once", async () => {
  await owner.query("update patient_cards set email = 'anna@pacient.example' where id = $1", [ids.patients.anna]);
  const which = (await charged([10_000, 20_000, 30_000])) as [Charged, Charged, Charged];
  const symbol = await symbolOf(await issued(which));
  const other = (await charged([10_000, 20_000])) as [Charged, Charged];
  await issued(other);
  api.clock.now = later(api.clock.now, 40 * DAY);
  await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1", [api.clock.now]);
  const remind = async (payments: Charged[]) =>
    (
      await api.call(
        "receptionist",
        `mutation { paymentsRemind(payments: [${payments.map(({ id }) => id).join()}]) { obstacle } }`,
      )
    ).data.paymentsRemind;
  expect(await remind([which[0], which[1]])).toEqual([{ obstacle: null }, { obstacle: null }]);
  expect(await remind([which[2]])).toEqual([{ obstacle: "TOO_SOON" }]);
  const { rows } = await owner.query("select subject, body from mails where cause like 'payment %'");
  expect(rows).toHaveLength(1);
  expect(rows[0].subject).toContain(symbol);
  expect(rows[0].body.replaceAll("\u00a0", " ")).toContain("600 Kč");
  // A colleague is about to remind of the other payment.
  const colleague = await owner.connect();
  onTestFinished(() => colleague.release(true));
  await colleague.query("begin");
  await colleague.query("select from payments where id = $1 for update", [other[0].id]);
  let obstacles: unknown;
  const answer = remind([other[1]]).then((found) => (obstacles = found));
  const waiting = async () =>
    (await owner.query("select from pg_locks where not granted and locktype = 'transactionid'")).rowCount;
  await expect.poll(async () => obstacles ?? (await waiting())).toBeTruthy();
  await colleague.query(
    "insert into payment_reminders (medical_center_id, payment_id, at, amount, profile_id) values ($1, $2, $3, 10000, $4)",
    [ids.center, other[0].id, api.clock.now, ids.profiles.admin],
  );
  await colleague.query("commit");
  expect(await answer).toEqual([{ obstacle: "TOO_SOON" }]);
});
