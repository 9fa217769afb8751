import { expect, test } from "vitest";
import { verifyRestored } from "#api/backup/verify-restored.ts";
import { migrate } from "#api/core/db/migrate.ts";
import { anchorsIn } from "#api/settings/settings.ts";
import { asking, checkReferences, contentsOf, restore } from "./kit/backups.ts";
import { emptyDatabase, testDatabase } from "./kit/database.ts";

/** A backup of the demo clinic at the baseline, with the calendar of its last weeks; it stays as it is for good. */
const baseline = "tests/upgrade/baseline.tar.gz";
const migrations = "api/core/db/migrations";

/** The number of rows in each table. */
const countsOf = async (url: string) =>
  Object.fromEntries(Object.entries(await contentsOf(url)).map(([name, content]) => [name, content.split(" ")[0]]));

/** All that the catalogue says of the tables, functions, triggers, row security and rights, without the order of columns. */
const schemaOf = (url: string) =>
  asking(url, async (ask) => {
    const about = {
      columns:
        "select table_name, column_name, udt_name, is_nullable, column_default, generation_expression, identity_generation from information_schema.columns where table_schema = 'public'",
      constraints:
        "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace",
      indexes: "select indexdef from pg_indexes where schemaname = 'public'",
      types: "select typname, enumlabel from pg_enum join pg_type on pg_type.oid = enumtypid",
      functions:
        "select pg_get_functiondef(p.oid), has_function_privilege('motus_app', p.oid, 'execute') from pg_proc p join pg_language l on l.oid = prolang where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')",
      triggers: "select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal",
      policies:
        "select tablename, policyname, cmd, qual, with_check from pg_policies where schemaname = 'public' and policyname !~ '_reader$'",
      rights:
        "select table_name, column_name, privilege_type from information_schema.column_privileges where table_schema = 'public' and grantee = 'motus_app'",
      security:
        "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    };
    const schema: Record<string, string[]> = {};
    for (const [what, query] of Object.entries(about)) schema[what] = (await ask(query)).map(String).sort();
    return schema;
  });

test("a clinic of the first version comes up to date with every row, into the tables of a new one, and its records are as they were signed", async () => {
  const target = await emptyDatabase();
  const owner = { connectionString: target };
  const { dataDir, storage } = await restore(baseline, { databaseUrl: target });
  const before = await countsOf(target);
  expect(Number(before.events)).toBeGreaterThan(1000);
  await migrate(owner, migrations);
  const after = await countsOf(target);
  // A migration that adds a column to money notes its rows in the log once more.
  const [{ audit_rows, audit_unsealed, ...rows }, noted] = [before, Number(after.audit_unsealed)];
  expect(Object.fromEntries(Object.keys(rows).map((table) => [table, after[table]]))).toEqual(rows);
  expect([Number(audit_unsealed), Number(after.audit_rows)]).toEqual([0, Number(audit_rows) + noted]);
  // The clinic's rule for missed visits is a change with its day since.
  expect(Number(after.dated_settings)).toBe(1);
  expect(await schemaOf(target)).toEqual(await schemaOf((await testDatabase()).url));
  expect(await checkReferences(target)).toBeGreaterThan(100);
  const { files, evidence } = await verifyRestored(owner, storage, anchorsIn(dataDir), migrations);
  expect(files).toEqual({ checked: expect.any(Number), wrong: [] });
  expect(evidence).toMatchObject({ differing: [], differingMoney: [], unequalSums: [], gaps: [], months: [] });
  expect(evidence!.chains.filter(({ finding }) => finding)).toEqual([]);
  expect([evidence!.reports > 0, evidence!.invoices > 0, evidence!.money > 0]).toEqual([true, true, true]);
});
