import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { cashBoxes, center, patients, profiles } = ids;
const czk = (amount: number) => ({ amount, currency: "CZK" });
const entryFields = `id version entries { id cashEntry { number direction at cashBox { id } } }`;

async function pay(amount: number): Promise<number> {
  const line = { name: "Tejp", price: czk(amount), vatRate: "ZERO", targetType: "ADDITIONAL_PROCEDURE" };
  const { data } = await api.call(
    "receptionist",
    `mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }`,
    { input: { patientCard: patients.anna, items: [line] } },
  );
  return data.paymentCreate.id;
}
const take = (id: number, method = "CASH", who: Role = "receptionist") =>
  api.call(
    who,
    `mutation { paymentUpdate(payment: ${id}, version: 1, input: { paymentMethod: ${method} }) { ${entryFields} } }`,
  );
const taken = async (amount: number) => (await take(await pay(amount))).data.paymentUpdate;
const reverse = (id: number, entry: number, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation { paymentEntryReverse(payment: ${id}, entry: ${entry}, version: 2, reason: "Omyl") { ${entryFields} } }`,
  );
const box = (call: string, who: Role = "admin") => api.call(who, `mutation { ${call} { id number name version } }`);
type Answer = Awaited<ReturnType<typeof take>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];

test("cash has a numbered receipt in the first box, its reversal one of the other series, and a card none", async () => {
  const { id, entries } = await taken(50_050);
  expect(entries[0].cashEntry).toEqual({
    number: "P1-2026-0001",
    direction: "IN",
    at: api.clock.now.toISOString(),
    cashBox: { id: cashBoxes.first },
  });
  const reversed = (await reverse(id, entries[0].id)).data.paymentEntryReverse.entries[1];
  expect(reversed.cashEntry).toMatchObject({ number: "V1-2026-0001", direction: "OUT" });
  expect((await owner.query("select amount::int from cash_entries order by id")).rows).toEqual([
    { amount: 50_100 },
    { amount: -50_100 },
  ]);
  expect((await take(await pay(100), "CARD")).data.paymentUpdate.entries[0].cashEntry).toBeNull();
});

test("twenty people who take cash at once get numbers without a gap", async () => {
  const payments = await Promise.all(Array.from({ length: 20 }, () => pay(100)));
  const answers = await Promise.all(payments.map((id) => take(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { rows } = await owner.query(
    "select number from cash_entries where direction = 'IN' and year = 2026 order by number",
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from(rows, (_row, at) => at + 1));
  expect(rows.length).toBe(21);
});

test("a refused payment takes no number", async () => {
  const before = (await taken(100)).entries[0].cashEntry.number;
  const { id } = await taken(100);
  expect(refusal(await take(id))).toEqual([409, "E012"]);
  const after = (await taken(100)).entries[0].cashEntry.number;
  expect(Number(after.slice(-4)) - Number(before.slice(-4))).toBe(2);
});

test("a receipt keeps what it printed, without the patient's name, whatever changes after it", async () => {
  const { id, entries } = await taken(100);
  const { rows } = await owner.query("select max(id) as id from cash_entries");
  const content = async () =>
    (await api.call("receptionist", `{ cashReceipt(cashEntry: ${rows[0].id}) { content } }`)).data.cashReceipt.content;
  const before = await content();
  expect(before).toMatchObject({
    box: "Recepce U Lípy",
    by: "Renata Malá",
    issuer: { name: "Rehabilitace U Lípy", vatPayer: false, country: "CZ" },
    payment: { price: 100, lines: [{ name: "Tejp", price: 100, vatRate: "ZERO" }] },
  });
  expect(JSON.stringify(before)).not.toMatch(/Anna|Novotn/);
  await reverse(id, entries[0].id);
  const other = { name: "Masáž", price: czk(90), vatRate: "PRIMARY", targetType: "ADDITIONAL_PROCEDURE" };
  const { status } = await api.call(
    "receptionist",
    `mutation ($inputs: [PaymentItemInput!]!) { paymentItemsUpdate(payment: ${id}, version: 3, inputs: $inputs) { id } }`,
    { inputs: [other] },
  );
  expect(status).toBe(200);
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, vat_payer) values ($1, 'Lipa s.r.o.', true)",
    [center],
  );
  await owner.query("update cash_boxes set name = 'Jinak' where id = $1", [cashBoxes.first]);
  await owner.query("update profiles set surname = 'Vdaná' where id = $1", [profiles.receptionist]);
  expect(await content()).toEqual(before);
});

test("cash of a desk goes into its own box, and a reversal leaves the box that it came into", async () => {
  const change = (cashBox: number | null) =>
    api.call(
      "admin",
      `mutation { deskUpdate(desk: 951, version: 1, input: { name: "A", lockMinutes: 3, cashBox: ${cashBox} }) { cashBox { id } } }`,
    );
  await owner.query(
    "insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value values (951, $1, 'A', 'x', 3)",
    [center],
  );
  const answer = await change(cashBoxes.foreign);
  expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["cashBox"], code: "E1F6" }]);
  expect((await change(cashBoxes.gym)).data.deskUpdate).toEqual({ cashBox: { id: cashBoxes.gym } });
  const sitAt = (desk: number | null) =>
    owner.query("update sessions set desk_id = $1 where profile_id = $2", [desk, profiles.receptionist]);
  await sitAt(951);
  const { id, entries } = await taken(100);
  expect(entries[0].cashEntry.number).toBe("P2-2026-0001");
  await sitAt(null);
  const reversed = (await reverse(id, entries[0].id)).data.paymentEntryReverse.entries[1];
  expect(reversed.cashEntry.number).toBe("V2-2026-0001");
});

test("administrators add, rename and archive boxes; a box with cash and the last one stay", async () => {
  expect(refusal(await box(`cashBoxCreate(input: { name: "Sklad" })`, "receptionist"))).toEqual([403, "E002"]);
  const { id, number, version } = (await box(`cashBoxCreate(input: { name: "Sklad" })`)).data.cashBoxCreate;
  expect({ number, version }).toEqual({ number: 3, version: 1 });
  const rename = (name: string) => box(`cashBoxUpdate(cashBox: ${id}, version: 1, input: { name: "${name}" })`);
  expect((await rename("Vchod")).data.cashBoxUpdate).toMatchObject({ name: "Vchod", version: 2 });
  expect(refusal(await rename("Jinak"))).toEqual([409, "E012"]);
  const archive = (id: number, version: number, archived = true) =>
    box(`cashBoxArchive(cashBox: ${id}, archived: ${archived}, version: ${version})`);
  expect((await archive(id, 2)).status).toBe(200);
  expect(refusal(await archive(cashBoxes.first, 1))).toEqual([409, "E198"]);
  expect((await archive(cashBoxes.gym, 1)).status).toBe(200);
  expect(refusal(await archive(cashBoxes.first, 1))).toEqual([409, "E191"]);
  expect((await archive(id, 3, false)).data.cashBoxArchive).toMatchObject({ version: 4 });
  expect(refusal(await archive(cashBoxes.foreign, 1))).toEqual([404, "E003"]);
  const { rows } = await owner.query("select action from audit_rows where action like 'cashBox.%' order by id");
  expect(rows.map(({ action }) => action)).toEqual([
    "cashBox.created",
    "cashBox.updated",
    "cashBox.archived",
    "cashBox.archived",
    "cashBox.unarchived",
  ]);
});

test("the database refuses to change or remove an entry of the cash book", async () => {
  await expect(owner.query("update cash_entries set amount = 0")).rejects.toThrow("only added");
  await expect(owner.query("delete from cash_entries")).rejects.toThrow("only added");
});

test("numbers begin again with a year in Prague", async () => {
  api.clock.now = new Date("2026-12-31T23:30:00Z");
  await owner.query("update sessions set last_seen_at = $1, desk_id = null", [api.clock.now]);
  await owner.query("update cash_boxes set archived_at = null");
  expect((await taken(100)).entries[0].cashEntry.number).toBe("P1-2027-0001");
});

test("cash that waits for a box which is archived by then goes into the next one", async () => {
  const id = await pay(100);
  const archiving = await owner.connect();
  await archiving.query("begin");
  await archiving.query("update cash_boxes set archived_at = now() where id = $1", [cashBoxes.first]);
  const answer = take(id);
  const waiting = async () =>
    (await owner.query("select from pg_locks where not granted and locktype = 'transactionid'")).rowCount;
  await expect.poll(waiting).toBe(1);
  await archiving.query("commit");
  archiving.release();
  expect((await answer).data.paymentUpdate.entries[0].cashEntry.cashBox.id).toBe(cashBoxes.gym);
});
