import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { copiesOf } from "#tests/kit/centers/copies.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import type { Bytes, Storage } from "../core/outside/storage/storage.ts";
import { isFull } from "../core/db/client.ts";
import { forgetCopy } from "./forget.ts";
import { leavingRoom } from "./leaving-room.ts";
import { writeCopy } from "./write.ts";

const api = await testApi();
const { owner } = api.database;
const { center, profiles } = ids;
const { order, listed, copyOf, save, made, unzipped } = copiesOf(api);

await addInvoices(owner, 3);

test("a killed job shows no half file, holds nothing open, and makes the whole of it the next time", async () => {
  const { id } = (await order()).data.centerCopyCreate;
  const job = { copy: id, medicalCenterId: center };
  const killedAt = (most: number): Storage => ({
    ...api.services.storage,
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) return api.services.storage.put(key, bytes); // a PDF
      async function* some() {
        let pieces = 0;
        for await (const piece of bytes as AsyncIterable<Uint8Array>) {
          if (++pieces > most) throw new Error("killed");
          yield piece;
        }
      }
      return api.services.storage.put(key, some());
    },
  });
  const stored = async () => (await api.services.storage.list(null)).stored.length;
  const before = await stored();
  for (const most of [1, 9, 40, 90]) {
    const killed = jobContext({ ...api.services, storage: killedAt(most) });
    await expect(writeCopy(killed, job, false)).rejects.toThrow("killed");
    expect(await copyOf(id)).toMatchObject({ state: "UNDERWAY", file: null });
  }
  expect(await stored()).toBe(before);
  await expect.poll(openTransactions).toBe(0);
  await runJobs(api);
  const copy = await copyOf(id);
  expect(copy).toMatchObject({ state: "MADE", done: copy.total });
  expect(Object.keys(await unzipped(copy))).toContain("import/patients.csv");
});

const openTransactions = async () =>
  (
    await owner.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
  ).rows[0].n as number;

test("a full disk ends it with that reason, and it can be ordered again; so does the last attempt of any other fault", async () => {
  const failing = (error: Error): Storage => ({
    ...api.services.storage,
    async put(_key, bytes: Bytes) {
      for await (const _piece of bytes as AsyncIterable<Uint8Array>) throw error;
      throw error;
    },
  });
  const full = jobContext({
    ...api.services,
    storage: failing(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })),
  });
  const first = (await order()).data.centerCopyCreate;
  await writeCopy(full, { copy: first.id, medicalCenterId: center }, false);
  expect(await copyOf(first.id)).toMatchObject({ state: "FAILED", fault: "diskFull", file: null });
  const broken = jobContext({ ...api.services, storage: failing(new Error("broken")) });
  const second = (await order()).data.centerCopyCreate;
  expect(second.id).not.toBe(first.id);
  const job = { copy: second.id, medicalCenterId: center };
  await expect(writeCopy(broken, job, false)).rejects.toThrow("broken");
  expect(await copyOf(second.id)).toMatchObject({ state: "UNDERWAY" });
  await expect(writeCopy(broken, job, true)).rejects.toThrow("broken");
  expect(await copyOf(second.id)).toMatchObject({ state: "FAILED", fault: "unexpected" });
  const mails = await runJobs(api);
  expect(mails.filter(({ subject }) => subject === "Kopii dat se nepodařilo vytvořit")).toHaveLength(4);
  expect((await order()).data.centerCopyCreate).toMatchObject({ state: "UNDERWAY" });
});

test("a copy ends before the disk is full, since the database may be on it", async () => {
  async function* bytes() {
    for (let piece = 0; piece < 3; piece++) yield new Uint8Array(6_000_000);
  }
  const all = async (reserve: number) => {
    let size = 0;
    for await (const piece of leavingRoom(bytes(), api.services.settings.dataDir, reserve)) size += piece.length;
    return size;
  };
  expect(await all(0)).toBe(18_000_000);
  expect(await all(Infinity).catch(isFull)).toBe(true);
});

test("a second order answers the copy that is underway, and the file goes after thirty days while the row stays", async () => {
  const first = (await order()).data.centerCopyCreate;
  expect((await order("manager")).data.centerCopyCreate.id).toBe(first.id);
  await runJobs(api);
  const { file, keptUntil } = await copyOf(first.id);
  expect(keptUntil).toBe("2026-04-15T09:00:00.000Z");
  const { rows } = await owner.query(
    "select extract(day from run_at - now())::int as days from graphile_worker.jobs where task_identifier = 'forgetCenterCopy' order by id desc limit 1",
  );
  expect(rows[0].days).toBeGreaterThanOrEqual(29);
  await forgetCopy(jobContext(api.services), { copy: first.id, medicalCenterId: center });
  await runJobs(api);
  expect(await copyOf(first.id)).toMatchObject({ state: "REMOVED", file: null, keptUntil });
  await expect(save("admin", file.uuid)).rejects.toMatchObject({ fault: "notFound" });
  await expect(api.services.storage.get(file.uuid)).rejects.toThrow();
});

test("only administrators of the centre order and save it, after recent authentication, and each is recorded", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect((await order(who)).errors?.[0]?.extensions.code).toBe("E002");
  const { id, file } = await made();
  const recorded = async () =>
    (
      await owner.query(
        "select action, profile_id from audit_rows where entity_id = $1 and action like 'centerCopy.%' order by id",
        [id],
      )
    ).rows.map(({ action, profile_id }) => [action, profile_id]);
  await expect(save("paramedic", file.uuid)).rejects.toMatchObject({ fault: "forbidden" });
  await expect(save("foreign", file.uuid)).rejects.toMatchObject({ fault: "notFound" });
  expect(await listed("foreign")).toEqual([]);
  await owner.query("update sessions set authenticated_at = null where profile_id = $1", [profiles.manager]);
  await expect(save("manager", file.uuid)).rejects.toMatchObject({ fault: "reauthenticationNeeded" });
  expect((await order("manager")).errors?.[0]?.extensions.code).toBe("E174");
  await save("admin", file.uuid);
  expect(await recorded()).toEqual([
    ["centerCopy.ordered", profiles.admin],
    ["centerCopy.made", null],
    ["centerCopy.read", profiles.admin],
  ]);
});

test("many cards cost the queries of their pages, not of each", async () => {
  const count = async () => {
    api.queries.length = 0;
    await made();
    return api.queries.length;
  };
  const before = await count();
  await owner.query(
    "insert into patient_cards (medical_center_id, name, surname) select $1, 'Jan', 'Hromadný' || n from generate_series(1, 200) n",
    [center],
  );
  const pages = 200 / 25;
  expect(await count()).toBeLessThan(before + pages * 60);
});
