import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

const { first, gym } = ids.cashBoxes;
const archive = (id: number) =>
  ask("admin", `mutation { cashBoxArchive(cashBox: ${id}, archived: true, version: 1) { id } }`);

/** Cash that somebody took into a box of the cast. */
const fill = (box: number) =>
  owner.query(
    `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id)
     values ($1, $2, 'IN', 2000, (select coalesce(max(number), 0) + 1 from cash_entries), '2000-01-01', 100, 'Vklad', $3)`,
    [ids.center, box, ids.profiles.admin],
  );

/** The refusals of cash boxes. */
export const cash = {
  notEnoughCash: () =>
    field(
      "amount",
      ask(
        "admin",
        `mutation { cashEntryCreate(cashBox: ${gym}, input: { direction: OUT, amount: { amount: 100, currency: "CZK" }, reason: "Banka" }) { id } }`,
      ),
    ),
  cashBoxNotEmpty: async () => {
    await fill(first);
    return whole(archive(first));
  },
  lastCashBox: async () => {
    await archive(gym);
    return whole(archive(first));
  },
};
