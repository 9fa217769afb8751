import { expect, test } from "vitest";
import { databaseBefore } from "#tests/kit/migrations/database-before.ts";

test("cash that was taken before there were boxes goes into the first box, with numbers in its order", async () => {
  const { owner, upgrade } = await databaseBefore("_cash_boxes");
  // why: the rows of the ledger are enough, without the payments and people they lead to.
  await owner.query(`begin; set local session_replication_role = replica;
    insert into medical_centers (id, slug, name, country) overriding system value values (1, 'lipa', 'Lípa', 'CZ'), (2, 'breza', 'Breza', 'SK');
    insert into profiles (id, medical_center_id, role, profession, name, surname, email, working_hours) overriding system value values (1, 1, 'ROLE_RECEPTIONIST', 'OTHER', 'Renata', 'Malá', 'renata@lipa.example', '[]');
    insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, reason, profile_id) values
      (1, 1, '2025-12-31 22:30Z', 'CASH', 10050, 50, null, 1), (1, 1, '2025-12-31 23:30Z', 'CASH', 200, 0, null, 1),
      (1, 1, '2026-01-02 09:00Z', 'CARD', 300, 0, null, 1), (1, 1, '2026-01-02 10:00Z', 'CASH', -200, 0, 'Omyl', 1),
      (1, 1, '2026-01-02 11:00Z', 'CASH', 500, 0, null, 1), (2, 2, '2026-01-02 11:00Z', 'CASH', 600, 0, null, 1);
    commit`);
  await upgrade();
  const { rows } = await owner.query(
    `select box.name, direction, year, entry.number, amount::int from cash_entries entry join cash_boxes box on box.id = cash_box_id order by entry.medical_center_id, at`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Pokladna", "IN", 2025, 1, 10_100],
    ["Pokladna", "IN", 2026, 1, 200],
    ["Pokladna", "OUT", 2026, 1, -200],
    ["Pokladna", "IN", 2026, 2, 500],
    ["Pokladňa", "IN", 2026, 1, 600],
  ]);
});
