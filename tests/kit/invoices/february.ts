import type { Pool } from "pg";
import { noSums } from "#rules/months/sums.ts";
import { ids } from "#tests/cast/people.ts";

/** Payments, money and cash in February, the month before that of the cast. */
export async function februaryOf(owner: Pick<Pool, "query">) {
  const prices = { unpaid: 50_000, other: 30_000, paid: 20_000, bySymbol: 12_300, waived: 95_000 };
  const added: Record<string, number> = {};
  for (const [at, [name, price]] of Object.entries(prices).entries()) {
    const { rows } = await owner.query(
      `insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at, paid, payed_at, payment_method)
       values ($1, $2, 'CZK', $3::bigint, $4, '2026-02-10T09:00:00Z', case when $5 then $3::bigint else 0 end, case when $5 then timestamptz '2026-02-11' end, case when $5 then 'CARD'::payment_method end) returning id`,
      [ids.center, ids.patients.anna, price, `2650000${at}`, name === "paid"],
    );
    added[name] = rows[0].id;
    await owner.query(
      "insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type) values ($1, $2, 0, 'Tejp', $3, $3, 'ZERO', 'ADDITIONAL_PROCEDURE')",
      [ids.center, rows[0].id, price],
    );
  }
  const { unpaid, other, paid, bySymbol, waived } = added as Record<keyof typeof prices, number>;
  await owner.query(
    "insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values ($1, $2, '2026-02-11', 'CARD', $3, $4)",
    [ids.center, paid, prices.paid, ids.profiles.admin],
  );
  await owner.query("update payments set attendance_id = null where attendance_id = $1", [ids.attendances.jana]);
  await owner.query(
    "update payments set canceled_at = '2026-02-12', cancel_cause = 'WAIVED', attendance_id = $2 where id = $1",
    [waived, ids.attendances.jana],
  );
  await owner.query(
    "insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) values ($1, $2, 'IN', 2026, 1, '2026-02-05', 100000, 'Drobné', $3)",
    [ids.center, ids.cashBoxes.first, ids.profiles.admin],
  );
  return {
    unpaid,
    other,
    paid,
    waived,
    bySymbol: { id: bySymbol, vs: "26500003" },
    prices,
    sums: {
      ...noSums,
      charged: Object.values(prices).reduce((sum, price) => sum + price, 0),
      canceled: prices.waived,
      card: prices.paid,
      cashIn: 100_000,
    },
  };
}
