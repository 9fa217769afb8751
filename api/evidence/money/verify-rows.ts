import { sql } from "drizzle-orm";
import type { Db } from "../../core/db/client.ts";
import { moneyTableNames, moneyTables, type MoneyTable } from "./tables.ts";

/** A row of a table of money that differs from its records in the audit log: changed, slipped in, or gone. */
export type MoneyRow = {
  table: MoneyTable;
  id: number;
  medicalCenterId: number;
  fault: "altered" | "unrecorded" | "missing";
};

const onlyAdded = moneyTableNames.filter((name) => moneyTables[name].onlyAdded);

/**
 * Computes the digests of all rows of money again and holds them against the audit log: the last record of a row says its
 * state; where rows are only added, every record does. It does not call the database's `money_digest`: a writer of the
 * database could replace that. Needs one connection, that sees every row.
 */
export async function verifyMoneyRows(db: Db): Promise<{ checked: number; differing: MoneyRow[] }> {
  await db.execute(sql`set timezone = 'UTC'`);
  const present = moneyTableNames.map(
    (name) =>
      sql`select ${name}::text as name, id, medical_center_id as center, encode(sha256(convert_to(jsonb_strip_nulls(to_jsonb(money))::text, 'UTF8')), 'hex') as digest from ${sql.identifier(name)} as money`,
  );
  const { rows } = await db.execute<MoneyRow>(sql`
    with recorded as (
      select details ->> 'table' as name, key::integer as id, min(medical_center_id) as center,
        (array_agg(value #>> '{}' order by audit_rows.id desc))[1] as digest,
        count(distinct coalesce(value #>> '{}', '')) as versions
      from audit_rows cross join jsonb_each(details -> 'rows')
      where medical_center_id in (select id from medical_centers) and action = 'money.recorded'
      group by 1, 2
    ), present as (${sql.join(present, sql` union all `)})
    select name as table, id, coalesce(present.center, recorded.center) as "medicalCenterId",
      case when recorded.name is null then 'unrecorded' when present.name is null then 'missing' else 'altered' end as fault
    from (select * from present) as present full join (select * from recorded) as recorded using (name, id)
    where present.digest is distinct from recorded.digest or (versions > 1 and name = any(${sql.param(onlyAdded)}::text[]))
    order by 3, 1, 2`);
  const { rows: counted } = await db.execute<{ checked: number }>(
    sql`select (${sql.join(
      moneyTableNames.map((name) => sql`(select count(*) from ${sql.identifier(name)})`),
      sql` + `,
    )})::int as checked`,
  );
  return { checked: counted[0]!.checked, differing: rows };
}
