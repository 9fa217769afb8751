import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { fileAuditCopy } from "../core/outside/audit-copy.ts";
import { hashOf, type RowTexts } from "./row-text.ts";
import { sealAudit } from "./seal.ts";

const folder = mkdtempSync(path.join(tmpdir(), "motus-copy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "audit.jsonl");
const logged: Record<string, unknown>[] = [];
const api = await testApi({ auditCopy: fileAuditCopy(file, (line) => logged.push(line)) });
const { owner } = api.database;
const write = (center: number, count: number) =>
  owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action, details) select $1, now(), 'ř', 'event.read', jsonb_build_object('n', n) from generate_series(1, $2) as n",
    [center, count],
  );
const seal = async () => {
  while (await sealAudit(jobContext(api.services)));
};
type Line = { center: number; position: number; hash: string } & RowTexts;
const lines = (from = file) =>
  readFileSync(from, "utf8")
    .split("\n")
    .slice(0, -1)
    .flatMap((text): Line[] => (text.endsWith("}") ? [JSON.parse(text)] : []));
const placesOf = (center: number, from = file) =>
  lines(from)
    .filter((line) => line.center === center)
    .map(({ position }) => position);
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test("every sealed row of every centre is copied once, in the order of its chain, and the copy can be followed by its hashes", async () => {
  await write(ids.center, 2_003);
  await write(ids.foreignCenter, 2);
  await seal();
  await seal();
  expect([placesOf(ids.center), placesOf(ids.foreignCenter)]).toEqual([upTo(2_003), upTo(2)]);
  let hash = "";
  for (const line of lines().filter(({ center }) => center === ids.center))
    expect((hash = hashOf(hash, line))).toBe(line.hash);
});

test("after a crash nothing is left out: half a line is skipped, and rows not yet confirmed are copied again", async () => {
  const before = readFileSync(`${file}.reached`);
  await write(ids.foreignCenter, 2);
  await seal();
  writeFileSync(`${file}.reached`, before);
  appendFileSync(file, '{"center":');
  await write(ids.foreignCenter, 1);
  await seal();
  expect(placesOf(ids.foreignCenter)).toEqual([1, 2, 3, 4, 3, 4, 5]);
});

test("a copy that was moved away continues in another file; one that cannot be written is logged and made up for", async () => {
  renameSync(file, `${file}.1`);
  const reached = `${file}.reached`;
  renameSync(reached, `${reached}.away`);
  writeFileSync(reached, "not JSON");
  await write(ids.foreignCenter, 1);
  await seal();
  expect([existsSync(file), logged]).toEqual([
    false,
    [{ level: "error", event: "auditNotCopied", error: expect.any(String) }],
  ]);
  expect((await owner.query("select from audit_unsealed")).rowCount).toBe(0);
  renameSync(`${reached}.away`, reached);
  await seal();
  expect(lines().map(({ center, position }) => [center, position])).toEqual([[ids.foreignCenter, 6]]);
});

test("the copy begins again after a restore has replaced the chain", async () => {
  await owner.query("delete from audit_links where medical_center_id = $1 and position > 4", [ids.foreignCenter]);
  await owner.query(
    "insert into audit_unsealed (audit_row_id) select max(id) from audit_rows where medical_center_id = $1",
    [ids.foreignCenter],
  );
  await seal();
  expect(placesOf(ids.foreignCenter)).toEqual([6, 1, 2, 3, 4, 5]);
});
