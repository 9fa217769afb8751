import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const COUNT = 50;
const AT_ONCE = 10;
const beforeMidnight = new Date("2026-12-31T22:59:59Z");
const afterMidnight = new Date("2026-12-31T23:00:01Z");

await owner.query("update sessions set last_seen_at = $1, authenticated_at = $1, expires_at = '2027-06-01'", [
  beforeMidnight,
]);
await owner.query(
  "insert into billing_information (medical_center_id, company_name, invoicing_active) values ($1, 'U Lípy', true)",
  [ids.center],
);
const { rows: owed } = await owner.query<{ id: number }>(
  `insert into payments (medical_center_id, payer, currency, price, variable_symbol)
   select $1, 'Bytové družstvo', 'CZK', 10000, 'n' || n from generate_series(1, $2::int) n returning id`,
  [ids.center, COUNT],
);
await owner.query(
  `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
   select medical_center_id, id, 0, 'Přednáška', price, price, 'ZERO', 'ADDITIONAL_PROCEDURE' from payments where id = any($1)`,
  [owed.map(({ id }) => id)],
);

// Of the first attempts a third fails and a third loses its connection, each behind its number.
await owner.query("create sequence attempts");
await owner.query("grant usage on sequence attempts to public");
await owner.query(`
  create function fail_at_first() returns trigger language plpgsql security definer as $$
  declare attempt integer := nextval('attempts');
  begin
    if attempt > 90 then return new; end if;
    if attempt % 3 = 0 then raise exception 'fails'; end if;
    if attempt % 3 = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new;
  end $$`);
await owner.query(
  "create trigger fail_at_first after insert on invoices for each row execute function fail_at_first()",
);

test("50 invoices, 10 at once over New Year, with failures and lost connections, are 1 to n in each year", async () => {
  api.clock.now = beforeMidnight;
  const waiting = owed.map(({ id }) => id);
  let done = 0;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { status } = await api.call(
        "receptionist",
        `mutation { invoiceCreate(payment: ${id}, version: 1) { id } }`,
      );
      if (status !== 200) waiting.push(id);
      else if (++done === COUNT / 2) api.clock.now = afterMidnight;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(Number((await owner.query("select last_value from attempts")).rows[0].last_value)).toBeGreaterThan(90);
  const { rows } = await owner.query(
    "select year, position, issued_on::text as day, content ->> 'number' as number from invoices order by id, year, position",
  );
  expect(rows.length).toBe(COUNT);
  for (const year of [2026, 2027]) {
    const ofYear = rows.filter((row) => row.year === year);
    expect(ofYear.length).toBeGreaterThan(0);
    const positions = ofYear.map(({ position }) => position).sort((a, b) => a - b);
    expect(positions).toEqual(ofYear.map((_, at) => at + 1));
    expect(new Set(ofYear.map(({ day }) => day))).toEqual(new Set([year === 2026 ? "2026-12-31" : "2027-01-01"]));
    expect(ofYear.map(({ number }) => number)).toContain(`${year}-0001`);
  }
  expect((await owner.query("select year, last from invoice_series order by year")).rows).toEqual(
    [2026, 2027].map((year) => ({ year, last: rows.filter((row) => row.year === year).length })),
  );
});
