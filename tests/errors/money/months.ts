import { ids } from "#tests/cast/people.ts";
import { ask, owner, whole } from "../ask.ts";

const month = "1990-01";
const close = (name: string) => ask("admin", `mutation { monthClose(month: "${name}") { month } }`);

/** The refusals of months. */
export const months = {
  monthNotNext: () => whole(close("2031-01")),
  monthCashOpen: async () => {
    const { rows } = await owner.query(
      "insert into cash_boxes (medical_center_id, number, name) values ($1, 95, 'Šuplík') returning id",
      [ids.center],
    );
    await owner.query(
      `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) values ($1, $2, 'IN', 1990, 1, '${month}-03', 100, 'x', $3)`,
      [ids.center, rows[0].id, ids.profiles.admin],
    );
    return whole(close(month));
  },
  monthClosed: async () => {
    const { rows } = await owner.query(
      `insert into payments (medical_center_id, currency, price, variable_symbol, created_at) values ($1, 'CZK', 100, '199', '${month}-03') returning id`,
      [ids.center],
    );
    await owner.query(
      `insert into month_closes (medical_center_id, month, sums, closed_at, closed_by) values ($1, '${month}-01', '{}', now(), $2)`,
      [ids.center, ids.profiles.admin],
    );
    const refused = await whole(
      ask(
        "admin",
        `mutation { paymentItemsUpdate(payment: ${rows[0].id}, version: 1, inputs: [{ name: "Tejp", price: { amount: 1, currency: "CZK" }, targetType: ADDITIONAL_PROCEDURE }]) { id } }`,
      ),
    );
    await owner.query("update month_closes set reopened_at = now(), reopened_by = $1, reopen_reason = 'x'", [
      ids.profiles.admin,
    ]);
    return refused;
  },
};
