import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOn, replicaAt, type Replica } from "#api/core/db/replica.ts";
import { Fault } from "#api/core/fault.ts";
import { serveGrid } from "#api/grids/serve-grid.ts";
import { backUpJob } from "#api/core/jobs/back-up.ts";
import { verifyEvidenceJob } from "#api/core/jobs/verify-evidence.ts";
import { sealAudit } from "#api/audit/seal.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { serverWithStandby } from "#tests/kit/servers/standby.ts";
import { HANGS_MS } from "#tests/kit/time/hangs.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const { database, logins, standby } = await serverWithStandby();
const api = await testApi({}, {}, database);
const job = { id: "1", attempt: 1, lastAttempt: false };
const leftOut: string[] = [];
let replica: Replica;
let reading: ReturnType<typeof vi.spyOn>;

/** As after the start of a process: it is not left out for an earlier test. */
beforeEach(async () => {
  await standby.start();
  await standby.delay("0");
  // A busy machine may be slow to answer, and to replay.
  replaceReplica({ patience: HANGS_MS / 4, answer: HANGS_MS / 4 });
});
afterEach(() => replica.stop());

function replaceReplica(limits?: Parameters<typeof replicaAt>[3]) {
  replica = api.services.replica = replicaAt(standby.url, logins, ({ reason }) => leftOut.push(reason), limits);
  reading = vi.spyOn(replica.db, "transaction");
  leftOut.length = 0;
}

async function replaceByImpatient() {
  await replica.stop();
  replaceReplica({ patience: 0, answer: HANGS_MS / 4 });
}

let entered = 0;
/** Enters a patient with a visit; answers the surname. */
async function enterVisit(): Promise<string> {
  const surname = `Nováček ${++entered}`;
  const { errors } = await api.call(
    "receptionist",
    "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }",
    {
      input: {
        eventType: "EVENT",
        owner: ids.profiles.paramedic,
        procedure: ids.procedures.therapy,
        newPatient: { name: "Jan", surname },
        beginAt: `2026-03-25T${String(6 + entered).padStart(2, "0")}:00:00Z`,
        confirmOutsideHours: true,
      },
    },
  );
  expect(errors).toBeUndefined();
  return surname;
}
const visits = async (): Promise<number> => {
  const { data, errors } = await api.call(
    "admin",
    `{ statsChart(statsInput: { type: ATTENDANCE, period: MONTH, grouping: DAY, date: "2026-03-16" }) { datasets { data } } }`,
  );
  expect(errors).toBeUndefined();
  return data.statsChart.datasets
    .flatMap((one: { data: number[] }) => one.data)
    .reduce((sum: number, one: number) => sum + one, 0);
};
const patients = async () => {
  const caller = { token: api.tokenOf("admin"), address: "127.0.0.1", requestId: "file" };
  return (await serveGrid(api.services, caller, "patients", new URLSearchParams({ format: "csv" }))).text();
};
const isOnStandby = (surname: string) =>
  eventually(async () => {
    const { rows } = await standby.query("select from patient_cards where surname = $1", [surname]);
    expect(rows).toHaveLength(1);
  });

test("statistics, files of lists and copies are read on the standby while it has all of the primary", async () => {
  await isOnStandby(await enterVisit());
  const known = await visits();
  expect(reading).toHaveBeenCalledTimes(1);
  const surname = await enterVisit();
  expect(await visits()).toBe(known + 1);
  expect(await patients()).toContain(surname);
  expect(reading).toHaveBeenCalledTimes(3);
  await api.call("admin", "mutation { centerCopyCreate { id } }");
  await runJobs(api);
  expect((await api.call("admin", "{ centerCopies { state } }")).data).toEqual({ centerCopies: [{ state: "MADE" }] });
  expect(reading.mock.calls.length).toBeGreaterThan(20);
  expect(leftOut).toEqual([]);
});

test("the check of the evidence and the night's backup are read on the standby", async () => {
  await enterVisit();
  await database.owner.query("select attest_money()");
  await sealAudit(jobContext(api.services), "now");
  const lines: Record<string, unknown>[] = [];
  const folder = dataFolder();
  const services = { ...api.services, settings: { ...api.services.settings, MOTUS_BACKUP_DIR: folder } };
  const { reader } = replica;
  const asked = vi.spyOn(replica, "reader", "get").mockReturnValue(reader);
  await verifyEvidenceJob(services, logins.reader, (line) => lines.push(line))({}, job);
  await backUpJob(services, logins.reader, (line) => lines.push(line))({}, job);
  expect(lines).toMatchObject([
    { level: "info", event: "evidenceChecked" },
    { level: "info", event: "backupMade", missing: 0, differing: 0 },
  ]);
  expect(leftOut).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a standby that is five seconds late shows no stale page: the primary serves", async () => {
  await isOnStandby(await enterVisit());
  await standby.delay("5s");
  await replaceByImpatient();
  const known = await visits();
  const surname = await enterVisit();
  reading.mockClear();
  expect(await visits()).toBe(known + 1);
  expect(await patients()).toContain(surname);
  expect(reading).not.toHaveBeenCalled();
  // Once for both: the second reading did not wait for it.
  expect(leftOut).toEqual(["late"]);
});

test("a standby that is gone leaves all reading to the primary", async () => {
  await standby.stop();
  const surname = await enterVisit();
  expect(await patients()).toContain(surname);
  expect(leftOut).toEqual(["away"]);
});

test("a reading that the standby breaks off begins again on the primary; refusals are passed on", async () => {
  await isOnStandby(await enterVisit());
  const readOr = (work: (replica: Replica) => Promise<string>) =>
    readOn(api.services, work, async () => "read on the primary");
  await expect(readOr(() => Promise.reject(new Fault("notFound")))).rejects.toMatchObject({ fault: "notFound" });
  const breakOff = sql`select pg_terminate_backend(pg_backend_pid())`;
  expect(await readOr(async ({ db }) => String(await db.execute(breakOff)))).toBe("read on the primary");
  expect(leftOut).toEqual(["away"]);
});

test("a standby that became a primary itself is not read any more", async () => {
  await isOnStandby(await enterVisit());
  await standby.query("select pg_promote()");
  await replaceByImpatient();
  const surname = await enterVisit();
  expect(await patients()).toContain(surname);
  expect(reading).not.toHaveBeenCalled();
});
