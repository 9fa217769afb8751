import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import type { Db } from "../core/db/client.ts";
import type { Anchor } from "../core/outside/anchors.ts";
import { looseRows } from "./loose-rows.ts";
import { verifyChains, type ChainReport } from "./verify.ts";

const { database, call } = await testApi();
const { owner, app } = database;
const { center, foreignCenter } = ids;

const look = (who: Role = "admin") => call(who, "{ patientCards { total } }");
const seal = (most = 1000, connection: Pick<pg.Pool, "query"> = app) =>
  connection.query("select seal_audit($1) as sealed", [most]).then(({ rows }) => rows[0].sealed as number);
const write = (count: number, connection: Pick<pg.Pool, "query"> = owner) =>
  connection.query(
    "insert into audit_rows (medical_center_id, at, request_id, action, entity_id) select $1, now(), 'r', 'event.read', n from generate_series(1, $2) as n",
    [center, count],
  );
async function reports(db: Db, anchors: Anchor[] = []) {
  const found: Record<number, ChainReport> = {};
  for await (const report of verifyChains(db, anchors)) found[report.center] = report;
  return found;
}
const ours = async (connection: pg.Pool | pg.PoolClient = owner, anchors: Anchor[] = []): Promise<ChainReport> =>
  (await reports(drizzle(connection), anchors))[center]!;

/** The result of verifying the log after its owner has tampered with it; all of it is undone. */
async function after(statements: string[], anchors: Anchor[] = []) {
  const client = await owner.connect();
  try {
    await client.query("begin");
    for (const statement of statements) await client.query(statement);
    return { ...(await ours(client, anchors)), ...(await looseRows(drizzle(client), 5)) };
  } finally {
    await client.query("rollback");
    client.release();
  }
}
const links = async () =>
  (
    await owner.query<{ position: number; row: number; hash: string }>(
      "select position, audit_row_id as row, hash from audit_links where medical_center_id = $1 order by position",
      [center],
    )
  ).rows;

test("rows of each centre become a chain of their own, once, whatever the session that seals them is set to", async () => {
  for (const who of ["admin", "foreign", "receptionist", "admin"] as const) await look(who);
  await owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action, entity_id, details) values ($1, '2026-03-29 00:59:59.123456+00', 'ž', 'event.read', 1, '{\"č\": [1.50, \"\\u0061\\n\"], \"a\": null}')",
    [center],
  );
  const client = await app.connect();
  await client.query("set timezone = 'Asia/Tokyo'; set datestyle = 'German, DMY'; set search_path = pg_temp");
  expect(await client.query("select public.seal_audit(3) as sealed").then(({ rows }) => rows[0].sealed)).toBe(3);
  client.release(true);
  expect([await seal(), await seal()]).toEqual([2, 0]);
  const found = await reports(drizzle(owner));
  expect(Object.keys(found)).toEqual([String(center), String(foreignCenter)]);
  expect(found[center]).toEqual({ center, checked: 4, head: (await links()).at(-1)!.hash });
  expect(found[foreignCenter]).toMatchObject({ checked: 1 });
  expect(await looseRows(drizzle(owner), 5)).toEqual({ loose: [], total: 0 });
});

test("the application reads rows and links of its centre and appends rows; it changes and removes neither, and cannot see unsealed rows", async () => {
  for (const table of ["audit_rows", "audit_links"])
    for (const statement of [`update ${table} set medical_center_id = 1`, `delete from ${table}`, `truncate ${table}`])
      await expect(app.query(statement), statement).rejects.toThrow(/permission denied/);
  for (const statement of [
    "insert into audit_links select * from audit_links",
    "select from audit_unsealed",
    "insert into audit_unsealed values (1)",
    "delete from audit_unsealed",
    "truncate audit_unsealed",
    "alter table audit_rows disable trigger all",
    "create or replace function public.audit_part(name text, value text) returns text language sql as 'select value'",
  ])
    await expect(app.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  expect((await app.query("select from audit_links")).rowCount).toBe(0);
});

test("an altered byte of any column is found, with the row's id and its position", async () => {
  await call("admin", `{ patientCard(uuid: "11111111-1111-4111-8111-111111111111") { fullName } }`);
  await owner.query(
    "insert into audit_rows (medical_center_id, at, profile_id, user_id, request_id, action, entity_id, patient_card_id, details, address) values ($1, now(), 1, 1, 'r', 'a', 1, 1, '{\"a\": 1}', '::1')",
    [center],
  );
  await write(1);
  await seal();
  const { position, row } = (await links()).at(-2)!;
  const { rows: columns } = await owner.query<{ name: string; type: string }>(
    "select column_name as name, data_type as type from information_schema.columns where table_name = 'audit_rows' and column_name <> 'id'",
  );
  const other: Record<string, (name: string) => string> = {
    integer: (name) => `${name} + 1`,
    text: (name) => `${name} || 'x'`,
    "character varying": (name) => `upper(${name})`,
    "timestamp with time zone": (name) => `${name} + interval '1 microsecond'`,
    jsonb: () => `'{"a": 1.0}'`,
  };
  expect(columns.length).toBeGreaterThan(9);
  for (const { name, type } of columns) {
    const statements = [
      `alter table audit_rows alter ${name} drop not null`,
      `update audit_rows set ${name} = ${other[type]!(name)} where id = ${row}`,
    ];
    expect((await after(statements)).finding, name).toEqual({ fault: "altered", position, row });
    expect(
      (await after([statements[0]!, `update audit_rows set ${name} = null where id = ${row}`])).finding,
      `${name} emptied`,
    ).toEqual({ fault: "altered", position, row });
  }
  expect((await after([`update audit_links set hash = repeat('0', 64) where audit_row_id = ${row}`])).finding).toEqual({
    fault: "altered",
    position,
    row,
  });
});

test("a missing row, a row missing with its link, and swapped rows are distinguished", async () => {
  await write(6);
  await seal();
  const [one, two] = (await links()).slice(-5);
  const { position, row } = one!;
  expect(await after([`delete from audit_rows where id = ${row}`])).toMatchObject({
    checked: position - 1,
    finding: { fault: "missing", position, row },
  });
  const both = [`delete from audit_rows where id = ${row}`, `delete from audit_links where audit_row_id = ${row}`];
  expect(await after(both)).toMatchObject({ checked: position - 1, finding: { fault: "unlinked", position } });
  const far = [
    `update audit_links set position = position + 5000 where medical_center_id = ${center} and position >= ${position}`,
  ];
  expect(await after(far)).toMatchObject({ checked: position - 1, finding: { fault: "unlinked", position } });
  const free = [
    "alter table audit_links drop constraint audit_links_row",
    "alter table audit_links drop constraint audit_links_medical_center_id_position_pk",
  ];
  const closed = [
    ...both,
    ...free,
    `update audit_links set position = position - 1 where medical_center_id = ${center} and position > ${position}`,
  ];
  expect((await after(closed)).finding).toEqual({ fault: "altered", position, row: two!.row });
  const swap = (table: string, key: string, column: string) =>
    `update ${table} as a set ${column} = b.${column} from ${table} as b where (a.${key}, b.${key}) in ((${row}, ${two!.row}), (${two!.row}, ${row}))`;
  for (const swapped of [
    swap("audit_links", "audit_row_id", "audit_row_id"),
    swap("audit_links", "audit_row_id", "position"),
    swap("audit_rows", "id", "entity_id"),
  ])
    expect((await after([...free, swapped])).finding, swapped).toMatchObject({ fault: "reordered", position });
});

test("a cut-off end and a rewritten chain are detected by anchors", async () => {
  await write(5);
  await seal();
  const all = await links();
  const [third, last] = [all.at(-3)!, all.at(-1)!];
  const anchorOf = ({ position, hash }: typeof last): Anchor => ({
    at: "2026-03-16T09:00:00.000Z",
    center,
    position,
    hash,
  });
  const anchors = [anchorOf(all[0]!), anchorOf(third), anchorOf(last)];
  expect(await ours(owner, anchors)).toMatchObject({ checked: last.position, anchored: anchors[2] });
  expect((await ours(owner, anchors)).finding).toBeUndefined();
  const cut = [
    `delete from audit_rows where id > ${third.row}`,
    `delete from audit_links where audit_row_id > ${third.row}`,
  ];
  expect(await after(cut)).toMatchObject({ checked: third.position, total: 0 });
  expect(await after(cut, anchors)).toMatchObject({
    checked: third.position,
    anchored: anchors[1],
    finding: { fault: "cutOff", position: third.position + 1, anchor: anchors[2] },
  });
  const rewritten = [
    `update audit_rows set action = 'event.listed' where id = ${third.row}`,
    "delete from audit_links",
    "insert into audit_unsealed select id from audit_rows",
    "select seal_audit(100000)",
  ];
  expect((await after(rewritten)).finding).toBeUndefined();
  expect((await after(rewritten, anchors)).finding).toEqual({
    fault: "rewritten",
    position: third.position,
    row: third.row,
    anchor: anchors[1],
  });
  expect((await after(["truncate audit_rows, audit_links"], anchors)).finding).toEqual({
    fault: "cutOff",
    position: 1,
    anchor: anchors[0],
  });
});

test("a row that is committed late gets a later position; those after it are not kept waiting", async () => {
  await seal();
  const late = await owner.connect();
  await late.query("begin");
  await write(1, late);
  const [before] = [(await links()).length, await write(2)];
  expect(await seal()).toBe(2);
  await late.query("commit");
  late.release();
  expect(await seal()).toBe(1);
  const [first, , third] = (await links()).slice(before);
  expect(third!.row).toBeLessThan(first!.row);
  expect((await ours()).finding).toBeUndefined();
});

test("concurrent sealers make one chain, and one that is killed leaves nothing half done", async () => {
  await seal();
  await write(500);
  const dying = await owner.connect();
  await dying.query("begin");
  expect(await seal(300, dying)).toBe(300);
  const others = [seal(400), seal(400)];
  dying.release(new Error("killed"));
  expect((await Promise.all(others)).sort()).toEqual([100, 400]);
  expect((await links()).map(({ position }) => position)).toEqual((await links()).map((_, at) => at + 1));
  expect((await ours()).finding).toBeUndefined();
});

test("rows that wait too long, that no trigger noted, and that were removed before they were sealed are named; recent ones are not", async () => {
  await seal();
  const { rows } = await owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action) select $1, now(), 'r', 'a' from generate_series(1, 3) returning id",
    [center],
  );
  const [one, two, three] = rows.map(({ id }) => id as number);
  expect((await after([])).total).toBe(0);
  const { loose, total } = await after([
    `update audit_unsealed set noted_at = '2026-03-16 08:00+00' where audit_row_id = ${one}`,
    `delete from audit_unsealed where audit_row_id = ${two}`,
    `delete from audit_rows where id = ${three}`,
  ]);
  expect(loose).toEqual([
    { row: one, center, fault: "waiting", since: "2026-03-16T08:00:00Z", total: 3 },
    { row: two, center, fault: "unnoted", since: null, total: 3 },
    { row: three, center: null, fault: "gone", since: expect.any(String), total: 3 },
  ]);
  expect(total).toBe(3);
});
