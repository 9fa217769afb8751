import { beforeEach, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { sumMonths } from "#api/months/sums.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { czk, refundsOf, refusal } from "#tests/kit/vouchers/refunds.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles } = ids;
const { read, sold, use, giveBack, undo, goTo } = await refundsOf(api);

beforeEach(() => goTo("2026-03-16T09:00:00Z"));

test("money that was given back by mistake comes back, and the visits go back on the voucher", async () => {
  const { id } = await sold();
  await use(id);
  const before = await read(id);
  await goTo("2026-04-30T09:00:00Z");
  const refunded = (await giveBack(id, { ...czk(700_050), paymentMethod: "CASH" })).data.procedureVoucherRefund;
  const refund = refunded.entries.at(-1).id;
  expect(refusal(await undo(refunded, refund, "receptionist"))).toBe("E002");
  await goTo("2026-07-02T09:00:00Z");
  const restored = (await undo(refunded, refund)).data.paymentEntryReverse;
  expect(restored).toMatchObject({
    price: { amount: 850_000 },
    paid: { amount: 850_000 },
    payedAt: "2026-03-16T09:00:00.000Z",
    paymentMethod: "CARD",
    paymentItems: [{ price: { amount: 850_000 } }, { price: { amount: -700_050 } }, { price: { amount: 700_050 } }],
    entries: [
      { amount: { amount: 850_000 }, reversible: true },
      { amount: { amount: -700_050 }, reversible: false },
      {
        method: "CASH",
        amount: { amount: 700_050 },
        reason: "Omyl",
        reversible: false,
        cashEntry: { number: expect.stringMatching(/^P/) },
      },
    ],
  });
  const { version, entries, payment: _sale, ...rest } = before;
  const after = await read(id);
  expect(after).toMatchObject(rest);
  expect(after.entries).toHaveLength(entries.length + 2 * before.availableProceduresWithCount.length);
  expect(after.version).toBeGreaterThan(version);
  expect(refusal(await undo(restored, refund))).toBe("E187");
  expect(refusal(await undo(restored, restored.entries[2].id))).toBe("E187");
  // As if nothing had been given back: its share goes back once more, and a used voucher is not canceled.
  await goTo("2026-07-03T09:00:00Z");
  const again = (await giveBack(id)).data.procedureVoucherRefund;
  expect(again.paid).toEqual({ amount: 850_000 - before.unusedValue.amount });
  const twice = (await undo(again, again.entries.at(-1).id)).data.paymentEntryReverse;
  expect(twice.paid).toEqual({ amount: 850_000 });
  await goTo("2026-07-04T09:00:00Z");
  const { version: current, id: payment } = twice;
  const canceled = await api.call(
    "admin",
    `mutation { paymentCancel(payment: ${payment}, version: ${current}, reason: "Omyl", paymentMethod: CARD) { id } }`,
  );
  expect(refusal(canceled)).toBe("E197");
});

test("two refunds of one moment are undone apart, and so is one whose visits are older than the key of their entry", async () => {
  const { id } = await sold();
  await use(id);
  const { availableProceduresWithCount: left } = await read(id);
  const refunds: number[] = [];
  for (const withoutKey of [false, true]) {
    const refunded = (await giveBack(id)).data.procedureVoucherRefund;
    refunds.push(refunded.entries.at(-1).id);
    if (withoutKey)
      await owner.query(
        `alter table procedure_voucher_entries disable trigger user;
         update procedure_voucher_entries set payment_entry_id = null where payment_entry_id = ${refunds[1]};
         alter table procedure_voucher_entries enable trigger user`,
      );
    expect(await undo(refunded, refunds.at(-1)!)).toMatchObject({ data: { paymentEntryReverse: { id: refunded.id } } });
    expect((await read(id)).availableProceduresWithCount).toEqual(left);
  }
});

test("a refund whose sale was invoiced since is not undone, and the value of each day is what was left on it", async () => {
  const valueOn = async (day: IsoDate) =>
    (await api.call("admin", `{ procedureVouchersUnused(day: "${day}") { value { amount } paid { amount } } }`)).data
      .procedureVouchersUnused[0] ?? { value: { amount: 0 }, paid: { amount: 0 } };
  await goTo("2026-06-01T09:00:00Z");
  const rest = await valueOn("2026-06-01");
  const { id, payment } = await sold();
  await goTo("2026-06-03T09:00:00Z");
  const refunded = (await giveBack(id, czk(600_000))).data.procedureVoucherRefund;
  await owner.query("update payments set invoiced_at = now() where id = $1", [payment]);
  expect(refusal(await undo(refunded, refunded.entries.at(-1).id))).toBe("E193");
  await owner.query("update payments set invoiced_at = null where id = $1", [payment]);
  await goTo("2026-06-05T09:00:00Z");
  expect((await undo(refunded, refunded.entries.at(-1).id)).errors).toBeUndefined();
  const added = async (day: IsoDate) => {
    const { value, paid } = await valueOn(day);
    return [value.amount - rest.value.amount, paid.amount - rest.paid.amount];
  };
  expect(await added("2026-06-02")).toEqual([850_000, 850_000]);
  expect(await added("2026-06-04")).toEqual([0, 0]);
  expect(await added("2026-06-05")).toEqual([850_000, 850_000]);
  const june = (await sumMonths(createDb(owner), { from: "2026-06-01", to: "2026-07-01", center: ids.center }))[0]!
    .sums;
  expect(june).toMatchObject({ charged: 850_000, canceled: 0, card: 850_000 });
});

test("money, lines and visits of a refund have one time, also while the clock goes on", async () => {
  const { id, payment } = await sold();
  await use(id);
  await goTo("2026-05-06T09:00:00Z");
  const begun = api.clock.now.getTime();
  let steps = 0;
  Object.defineProperty(api.clock, "now", { get: () => new Date(begun + steps++), configurable: true });
  const refunded = (await giveBack(id)).data.procedureVoucherRefund;
  expect((await undo(refunded, refunded.entries.at(-1).id)).errors).toBeUndefined();
  Object.defineProperty(api.clock, "now", { value: new Date(begun + steps), writable: true, configurable: true });
  const { rows } = await owner.query(
    `select (e.at = all (select given_back_at from payment_items i where i.entry_id = e.id)) as lines,
            (e.at = all (select at from procedure_voucher_entries v where v.payment_entry_id = e.id)) as visits,
            (select count(*)::int from procedure_voucher_entries v where v.payment_entry_id = e.id) > 0 as found
     from payment_entries e where payment_id = $1 order by id`,
    [payment],
  );
  expect(rows.slice(1)).toEqual(Array(2).fill({ lines: true, visits: true, found: true }));
});

test("money of a sale in a closed month is given back and comes back, and counts in the month in which that happens", async () => {
  const { id } = await sold();
  await use(id);
  await owner.query("update sessions set expires_at = '2027-01-01'");
  await goTo("2026-05-04T09:00:00Z");
  const sums = async (from: IsoDate, to: IsoDate) =>
    (await sumMonths(createDb(owner), { from, to, center: ids.center }))[0]!.sums;
  const march = await sums("2026-03-01", "2026-04-01");
  await owner.query(
    "insert into month_closes (medical_center_id, month, sums, closed_at, closed_by) values ($1, '2026-03-01', '{}', '2026-05-04', $2)",
    [ids.center, profiles.admin],
  );
  const refunded = (await giveBack(id)).data.procedureVoucherRefund;
  expect(await sums("2026-03-01", "2026-04-01")).toEqual(march);
  expect(await sums("2026-05-01", "2026-06-01")).toMatchObject({ charged: 0, canceled: 772_728, card: -772_728 });
  await goTo("2026-05-05T09:00:00Z");
  expect((await undo(refunded, refunded.entries.at(-1).id)).errors).toBeUndefined();
  expect(await sums("2026-03-01", "2026-04-01")).toEqual(march);
  expect(await sums("2026-05-01", "2026-06-01")).toMatchObject({ charged: 0, canceled: 0, card: 0 });
});
