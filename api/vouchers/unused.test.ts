import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { ids, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { serveGrid } from "../grids/serve-grid.ts";

/** The suite makes a few sales; the product passes with MOTUS_VOUCHERS=60. */
const RUNS = Number(process.env.MOTUS_VOUCHERS ?? 4);

const api = await testApi();
const { owner } = api.database;
const { center, patients, procedures, profiles, voucherPresets } = ids;
const dayOf = (day: number): IsoDate => addDays("2026-02-20", day);
const DAYS = 12;

type Row = { id: number; left: { id: number; count: number }[]; value: { amount: number }; paid: { amount: number } };
async function list(day: IsoDate, who: Role = "admin", most = Infinity): Promise<{ items: Row[]; total: number }> {
  const query = new URLSearchParams({ day });
  const pages: Row[] = [];
  for (let page = 1; ; page++) {
    query.set("page", String(page));
    const caller = { token: tokens[who], address: "", requestId: "" };
    const { items, total } = await (await serveGrid(api.services, caller, "unusedVouchers", query)).json();
    pages.push(...items);
    if (pages.length >= total || page === most) return { items: pages, total };
  }
}
const sums = async (day: IsoDate) =>
  (await api.call("admin", `{ procedureVouchersUnused(day: "${day}") { value { amount currency } paid { amount } } }`))
    .data.procedureVouchersUnused;

const movement = fc.record({
  day: fc.nat(DAYS),
  kind: fc.constantFrom("USED", "RETURNED", "CORRECTED", "EXPIRED", "TRANSFERRED"),
  voucher: fc.nat(2),
  service: fc.nat(1),
  count: fc.integer({ min: -3, max: 3 }),
});
const sale = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  day: fc.nat(3),
  counts: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3 })),
  parts: fc.array(fc.record({ day: fc.nat(DAYS), percent: fc.integer({ min: 1, max: 50 }) }), { maxLength: 2 }),
  movements: fc.array(movement, { maxLength: 12 }),
});
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never;

type Entry = { day: number; voucher: number; procedure: number; kind: string; count: number; other: number | null };
type Sold = {
  price: number;
  bought: number;
  vouchers: number[];
  entries: Entry[];
  paid: { day: number; amount: number }[];
};
const services = [procedures.therapy, procedures.examination];

/** Stores a sale and what happens to it, and answers its ledger. */
async function store({ price, day, counts, parts, movements }: Sale): Promise<Sold> {
  const one = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows[0].id as number;
  const payment = await one(
    `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values ($1, 'CZK', $2, (select 'u' || count(*) from payments), $3) returning id`,
    [center, price, instantOf(dayOf(day))],
  );
  const add = (origin: number | null) =>
    one(
      `insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, payment_id, origin_id, name, valid_to, created_at, created_by) values ($1, $2, $3, $4, $5, 'LTV', '2027-01-01', $6, $7) returning id`,
      [
        center,
        patients.jana,
        voucherPresets.therapy,
        origin === null ? payment : null,
        origin,
        instantOf(dayOf(day)),
        profiles.admin,
      ],
    );
  const first = await add(null);
  const vouchers = [first, await add(first), await add(first)];
  await owner.query(
    `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id) values ($1, $2, 0, 'LTV', $3, $3, 'ZERO', 'PROCEDURE_VOUCHER', $4)`,
    [center, payment, price, first],
  );
  const paid = parts
    .map(({ day, percent }) => ({ day, amount: Math.floor((price * percent) / 100) }))
    .filter(({ amount }) => amount > 0);
  for (const { day, amount } of paid)
    await owner.query(
      `insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values ($1, $2, $3, 'CARD', $4, $5)`,
      [center, payment, instantOf(dayOf(day), "10:00"), amount, profiles.admin],
    );
  const entries: Entry[] = services.map((procedure, at) => ({
    day,
    voucher: first,
    procedure,
    kind: "BOUGHT",
    count: counts[at]!,
    other: null,
  }));
  for (const moved of movements.filter((one) => one.day >= day).toSorted((a, b) => a.day - b.day))
    entries.push(...entriesOf(moved, vouchers, entries));
  for (const { day, voucher, procedure, kind, count, other } of entries)
    await owner.query(
      `insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, payment_id, other_voucher_id, reason, profile_id) values ($1, $2, $3, $4::voucher_entry_kind, $5, $6, $7, $8, 'proto', $9)`,
      [
        center,
        voucher,
        procedure,
        kind,
        count,
        instantOf(dayOf(day), "12:00"),
        kind === "USED" || kind === "RETURNED" ? payment : null,
        other,
        profiles.admin,
      ],
    );
  for (const voucher of vouchers)
    for (const procedure of services)
      await owner.query(
        `insert into procedure_voucher_services (medical_center_id, voucher_id, procedure_id, available) values ($1, $2, $3, $4)`,
        [center, voucher, procedure, leftOf(entries, voucher, procedure)],
      );
  return { price, bought: counts[0] + counts[1], vouchers, entries, paid };
}

const leftOf = (entries: Entry[], voucher: number, procedure?: number, until = DAYS) =>
  entries
    .filter((one) => one.voucher === voucher && one.day <= until && one.procedure === (procedure ?? one.procedure))
    .reduce((sum, { count }) => sum + count, 0);

/** The entries of a movement, as far as visits are left for it. */
function entriesOf(
  { day, kind, voucher: at, service, count: wanted }: typeof movement extends fc.Arbitrary<infer T> ? T : never,
  vouchers: number[],
  before: Entry[],
): Entry[] {
  const [voucher, procedure] = [vouchers[at]!, services[service]!];
  const least = -leftOf(before, voucher, procedure);
  const signed = kind === "RETURNED" ? Math.abs(wanted) : kind === "CORRECTED" ? wanted : -Math.abs(wanted);
  const count = Math.max(signed, least);
  if (count === 0) return [];
  const entry = { day, voucher, procedure, kind, count, other: null };
  if (kind !== "TRANSFERRED") return [entry];
  const other = vouchers[(at + 1) % vouchers.length]!;
  return [
    { ...entry, other },
    { ...entry, voucher: other, count: -count, other: voucher },
  ];
}

/** The value of a sale at the end of a day, and the paid part of it. */
function worthOf({ price, bought, vouchers, entries, paid }: Sold, day: number) {
  const left = vouchers.reduce((sum, voucher) => sum + leftOf(entries, voucher, undefined, day), 0);
  const value = price - Math.floor((price * Math.max(bought - left, 0)) / bought);
  const taken = paid.filter((one) => one.day <= day).reduce((sum, { amount }) => sum + amount, 0);
  return { value, paid: price === 0 ? 0 : Number((BigInt(value) * BigInt(taken)) / BigInt(price)) };
}

const total = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

test("on every day the list is the ledger: visits, shares that make up the price of each sale, and sums", async () => {
  const sold: Sold[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 4 }), async (sales) => {
      for (const one of sales) sold.push(await store(one));
      for (let day = 0; day <= DAYS; day += 3) {
        const { items } = await list(dayOf(day));
        const rows = new Map(items.map((row) => [row.id, row]));
        for (const one of sold) {
          for (const voucher of one.vouchers) {
            const left = services
              .map((id) => ({ id, count: leftOf(one.entries, voucher, id, day) }))
              .filter(({ count }) => count > 0);
            expect((rows.get(voucher)?.left ?? []).map(({ id, count }) => ({ id, count }))).toEqual(left);
          }
          const mine = one.vouchers.flatMap((voucher) => rows.get(voucher) ?? []);
          expect(mine.every(({ value, paid }) => value.amount >= 0 && paid.amount >= 0)).toBe(true);
          expect({ value: total(mine.map(({ value }) => value)), paid: total(mine.map(({ paid }) => paid)) }).toEqual(
            worthOf(one, day),
          );
        }
        const priced = items.filter(({ value }) => value !== null);
        const [sum = { value: { amount: 0, currency: "CZK" }, paid: { amount: 0 } }] = await sums(dayOf(day));
        expect(sum).toEqual({
          value: { amount: total(priced.map(({ value }) => value)), currency: "CZK" },
          paid: { amount: total(priced.map(({ paid }) => paid)) },
        });
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test("a page asks the same number of questions however many vouchers it lists, for administrators alone", async () => {
  const plain = { price: 850_000, day: 0, counts: [10, 1], parts: [], movements: [] } satisfies Sale;
  const asked = async () => {
    api.queries.length = 0;
    const { items } = await list(dayOf(DAYS), "admin", 1);
    return { rows: items.length, queries: api.queries.length };
  };
  await store(plain);
  const few = await asked();
  for (let n = 0; n < 3; n++) await store(plain);
  expect((await asked()).queries).toBe(few.queries);
  expect(few.rows).toBeGreaterThan(0);
  await expect(list("2026-03-01", "receptionist")).rejects.toMatchObject({ fault: "forbidden" });
  await expect(list("2026-02-30")).rejects.toMatchObject({ fault: "invalidInput" });
});
