import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, camtFile, type Line } from "#tests/kit/bank/statement-files.ts";

const api = await testApi();
const { owner } = api.database;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, iban, account_number_cze, town) values ($1, 'Rehabilitace U Lípy', $2, $3, 'Praha')`,
  [ids.center, ACCOUNT.iban, ACCOUNT.number],
);

const fields = `id version state booked { amount } leftOutReason leftOutBy { id } advice { reason candidates { id } settled { id } } bookings { amount payment { id paid { amount } payedAt version entries { id bankMovement { id } } } }`;
let reference = 0;
/** A movement that waits, in a statement of its own. */
async function movement(line: Omit<Line, "reference">) {
  const file = camtFile([{ ...line, reference: `D-${++reference}` }]);
  await api.upload(
    "admin",
    `mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }`,
    { file: null },
    { file },
  );
  const { rows } = await owner.query("select max(id) as id from bank_movements");
  return read(rows[0].id);
}
const read = async (id: number) =>
  (await api.call("admin", `{ bankMovement(bankMovement: ${id}) { ${fields} } }`)).data.bankMovement;
const book = (id: number, version: number, payment: number, paymentVersion = 1, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation { bankMovementBook(bankMovement: ${id}, version: ${version}, payment: ${payment}, paymentVersion: ${paymentVersion}) { ${fields} } }`,
  );
const leaveOut = (id: number, version: number, reason = "Vklad majitele", who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($reason: String!) { bankMovementLeaveOut(bankMovement: ${id}, version: ${version}, reason: $reason) { ${fields} } }`,
    { reason },
  );
let last = 700_000;
async function owed(price: number) {
  const vs = `26${++last}`;
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) values ($1, $2, 'CZK', $3, $4, '2026-03-10') returning id`,
    [ids.center, ids.patients.anna, price, vs],
  );
  return { id: rows[0].id as number, vs };
}
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test("a movement pays several payments one after another, each as far as it owes, and the rest is left out", async () => {
  const one = await owed(60_000);
  const other = await owed(30_000);
  const waits = await movement({ amount: 100_000, vs: one.vs });
  const first = (await book(waits.id, waits.version, one.id)).data.bankMovementBook;
  expect(first).toMatchObject({ state: "WAITING", booked: { amount: 60_000 }, bookings: [{ amount: 60_000 }] });
  const second = (await book(waits.id, first.version, other.id)).data.bankMovementBook;
  expect(second).toMatchObject({ state: "WAITING", booked: { amount: 90_000 } });
  const rest = (await leaveOut(waits.id, second.version, "Vráceno plátci")).data.bankMovementLeaveOut;
  expect(rest).toMatchObject({
    state: "LEFT_OUT",
    leftOutReason: "Vráceno plátci",
    leftOutBy: { id: 4 },
    advice: null,
  });
});

test("less than what is owed pays a part of it", async () => {
  const one = await owed(60_000);
  const waits = await movement({ amount: 20_000, vs: one.vs });
  expect(waits.advice).toEqual({ reason: "AMOUNT_DIFFERS", candidates: [{ id: one.id }], settled: null });
  const { bookings, state } = (await book(waits.id, waits.version, one.id)).data.bankMovementBook;
  expect([state, bookings[0].payment.paid.amount, bookings[0].payment.payedAt]).toEqual(["BOOKED", 20_000, null]);
});

test("a second transfer with a symbol that is paid waits, and does not pay it again", async () => {
  const one = await owed(33_300);
  await movement({ amount: 33_300, vs: one.vs });
  const twice = await movement({ amount: 33_300, vs: one.vs, message: "podruhé" });
  expect(twice.advice).toEqual({ reason: "SETTLED", candidates: [], settled: { id: one.id } });
  expect(code(await book(twice.id, twice.version, one.id, 2))).toBe("E185");
});

test("a reversed entry lets its movement be booked on another payment", async () => {
  const one = await owed(44_400);
  const other = await owed(44_400);
  const { bookings, id } = await movement({ amount: 44_400, vs: one.vs });
  const { payment } = bookings[0];
  expect(payment.entries).toMatchObject([{ bankMovement: { id } }]);
  const reverse = (who: Role) =>
    api.call(
      who,
      `mutation { paymentEntryReverse(payment: ${payment.id}, version: ${payment.version}, entry: ${payment.entries[0].id}, reason: "Jiný pacient") { payedAt } }`,
    );
  expect(code(await reverse("receptionist"))).toBe("E002");
  expect((await reverse("admin")).data.paymentEntryReverse).toEqual({ payedAt: null });
  const free = await read(id);
  expect(free).toMatchObject({ state: "WAITING", booked: { amount: 0 }, bookings: [], advice: { reason: "FITS" } });
  expect((await book(id, free.version, other.id)).data.bankMovementBook).toMatchObject({
    state: "BOOKED",
    bookings: [{ payment: { id: other.id } }],
  });
});

test("a reversed entry of a movement whose rest was left out lets the whole of it wait again", async () => {
  const one = await owed(10_000);
  const { id, version } = await movement({ amount: 12_000, vs: one.vs });
  const booked = (await book(id, version, one.id)).data.bankMovementBook;
  const { bookings } = (await leaveOut(id, booked.version)).data.bankMovementLeaveOut;
  const { payment } = bookings[0];
  await api.call(
    "admin",
    `mutation { paymentEntryReverse(payment: ${one.id}, version: ${payment.version}, entry: ${payment.entries[0].id}, reason: "Jiný pacient") { id } }`,
  );
  const reason = { leftOutReason: null, leftOutBy: null };
  expect(await read(id)).toMatchObject({ state: "WAITING", booked: { amount: 0 }, ...reason });
});

test("a movement is not read through its payment by a paramedic, who sees no statements", async () => {
  const one = await owed(13_300);
  const { id } = await movement({ amount: 13_300, vs: one.vs, name: "Jana Cizí" });
  const seen = async (who: Role) =>
    (await api.call(who, `{ payment(payment: ${one.id}) { entries { bankMovement { id counterName } } } }`)).data
      .payment.entries;
  expect(await seen("receptionist")).toEqual([{ bankMovement: { id, counterName: "Jana Cizí" } }]);
  expect(await seen("paramedic")).toEqual([{ bankMovement: null }]);
});

test("a movement that was left out is booked all the same", async () => {
  const one = await owed(55_500);
  const waits = await movement({ amount: 55_500 });
  expect(code(await leaveOut(waits.id, waits.version, " "))).toBe("E004");
  const out = (await leaveOut(waits.id, waits.version)).data.bankMovementLeaveOut;
  expect(code(await leaveOut(waits.id, out.version))).toBe("E139");
  expect((await book(waits.id, out.version, one.id)).data.bankMovementBook).toMatchObject({
    state: "BOOKED",
    leftOutReason: null,
  });
});

test("an older version, a canceled payment, an outgoing movement and a booked one are refused", async () => {
  const one = await owed(66_600);
  const waits = await movement({ amount: 66_601, vs: one.vs });
  expect(code(await book(waits.id, waits.version + 1, one.id))).toBe("E012");
  expect(code(await book(waits.id, waits.version, one.id, 7))).toBe("E012");
  const canceled = await owed(66_601);
  await owner.query(
    "update payments set canceled_at = now(), cancel_cause = 'CANCELED', cancel_reason = 'Omyl' where id = $1",
    [canceled.id],
  );
  expect(code(await book(waits.id, waits.version, canceled.id))).toBe("E184");
  const outgoing = await movement({ amount: -100 });
  expect(code(await book(outgoing.id, outgoing.version, one.id))).toBe("E004");
  expect(code(await leaveOut(outgoing.id, outgoing.version))).toBe("E139");
  const exact = await owed(70_700);
  const booked = await movement({ amount: 70_700, vs: exact.vs });
  expect(code(await book(booked.id, booked.version, one.id))).toBe("E139");
});

test("another centre finds neither the statement nor the movement", async () => {
  const waits = await movement({ amount: 1_234 });
  expect(code(await book(waits.id, waits.version, ids.payments.foreign, 1, "foreign"))).toBe("E003");
  expect(code(await leaveOut(waits.id, waits.version, "Omyl", "foreign"))).toBe("E003");
  expect(code(await api.call("foreign", `{ bankMovement(bankMovement: ${waits.id}) { id } }`))).toBe("E003");
});

test("every decision leaves an audit row", async () => {
  const one = await owed(88_800);
  const waits = await movement({ amount: 88_801, vs: one.vs });
  const after = (await book(waits.id, waits.version, one.id)).data.bankMovementBook;
  await leaveOut(waits.id, after.version);
  const { rows } = await owner.query(
    "select action from audit_rows where action in ('payment.taken', 'bankStatement.imported', 'bankStatement.leftOut') order by id desc limit 3",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "bankStatement.leftOut",
    "payment.taken",
    "bankStatement.imported",
  ]);
});

test("the database keeps the content of booked movements, and of statements", async () => {
  const one = await owed(4_321);
  const { id } = await movement({ amount: 4_321, vs: one.vs });
  await expect(owner.query("update bank_movements set amount = 1 where id = $1", [id])).rejects.toThrow("only added");
  await expect(owner.query("delete from bank_movements where id = $1", [id])).rejects.toThrow("only added");
  await expect(owner.query("update bank_movements set position = 1")).rejects.toThrow("only added");
  await expect(owner.query("update bank_statements set number = 'x'")).rejects.toThrow("only added");
});
