import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { gridColumns } from "#rules/grids/columns.ts";
import { reach } from "#rules/permissions.ts";
import { ids, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { serveFile } from "../downloads/serve-file.ts";
import { gridNamed } from "../grids/all.ts";
import { jobContext } from "../jobs/job-context.ts";
import type { Bytes, Storage } from "../outside/storage/storage.ts";
import { isFull } from "../db/client.ts";
import { forgetCopy } from "./forget.ts";
import { leavingRoom } from "./leaving-room.ts";
import { writeCopy } from "./write.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients, profiles } = ids;
await addInvoices(owner, 3);

const shape = "id state done total fault missing madeAt keptUntil file { uuid name size } orderedBy { id }";
const order = (who: Role = "admin") => api.call(who, `mutation { centerCopyCreate { ${shape} } }`);
const listed = async (who: Role = "admin") => (await api.call(who, `{ centerCopies { ${shape} } }`)).data?.centerCopies;
const copyOf = async (id: number) => (await listed()).find((copy: { id: number }) => copy.id === id);
const save = (who: Role, uuid: string) =>
  serveFile(api.services, { token: tokens[who], address: "", requestId: randomUUID() }, uuid, { save: true });
const made = async () => {
  const { id } = (await order()).data.centerCopyCreate;
  const mails = await runJobs(api);
  return { ...(await copyOf(id)), mails };
};
const unzipped = async ({ file }: { file: { uuid: string } }) =>
  unzipSync(new Uint8Array(await (await save("admin", file.uuid)).arrayBuffer()));
const text = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name]!).toString();
const table = (files: Record<string, Uint8Array>, name: string): Record<string, string>[] =>
  parse(Buffer.from(files[name]!), { bom: true, delimiter: ";", columns: true });
/** Puts bytes behind a row of a stored file. */
const store = (uuid: string, content: string) => api.services.storage.put(uuid, Buffer.from(content));

test("a copy has the lists, cards, files and invoices of the whole centre, and says what each file is", async () => {
  const card = await fullCard(owner, "Dvojitá=Úplná", "2026-03-02");
  for (const uuid of card.files.slice(1)) await store(uuid, `obsah ${uuid}`);
  const copy = await made();
  expect(copy).toMatchObject({
    state: "MADE",
    done: copy.total,
    missing: 1,
    file: { name: "kopie-dat-2026-03-16.zip" },
  });
  const files = await unzipped(copy);
  const names = Object.keys(files);
  const readme = text(files, "README.txt");

  const ofAdministrators = Object.keys(gridColumns).filter((list) => {
    const { permission, filesPermission } = gridNamed(list);
    const administrator = { role: "ROLE_ADMIN", profession: "DOCTOR" } as const;
    return [permission, filesPermission ?? permission].every((one) => reach(administrator, one) !== "none");
  });
  const lists = names.flatMap((name) => /^lists\/(\w+)\.csv$/.exec(name)?.[1] ?? []);
  expect([...lists, "accessLog", "batchCandidates"].sort()).toEqual(ofAdministrators.sort());
  for (const list of lists) expect(readme).toContain(`${list}.csv: `);
  const people = table(files, "lists/patients.csv").map((row) => row["Pacient"]);
  expect(people).toEqual(
    expect.arrayContaining([expect.stringContaining("Dvořáčková"), expect.stringContaining("Úplná")]),
  );
  const { rows } = await owner.query(
    "select count(*)::int as cards, count(*) filter (where archived_at is not null)::int as archived from patient_cards where medical_center_id = $1",
    [center],
  );
  expect(people).toHaveLength(rows[0].cards);
  expect(rows[0].archived).toBeGreaterThan(0);
  expect(table(files, "lists/visits.csv")).toContainEqual(expect.objectContaining({ "Číslo karty": String(card.id) }));
  expect(table(files, "lists/medicalReports.csv").map((row) => row["Číslo karty"])).toContain(String(card.id));

  const folder = `patients/${card.id}-dvojita-uplna-ema/`;
  const { tables } = JSON.parse(text(files, `${folder}data.json`));
  expect(tables.medicalReports).toHaveLength(2);
  expect(tables.patientCards).toEqual([expect.objectContaining({ id: card.id, cave: "Latex" })]);
  const own = names.filter((name) => name.startsWith(`${folder}files/`));
  expect(own.map((name) => text(files, name)).sort()).toEqual(
    card.files
      .slice(1)
      .map((uuid) => `obsah ${uuid}`)
      .sort(),
  );
  expect(text(files, "missing.csv")).toContain(`${folder}files/`);

  expect(names.filter((name) => name.startsWith("invoices/"))).toEqual(
    ["2026-0001", "2026-0002", "2026-0003"].flatMap((number) => [
      `invoices/isdoc/${number}.isdoc`,
      `invoices/pdf/${number}.pdf`,
    ]),
  );
  expect(text(files, "invoices/pdf/2026-0003.pdf").slice(0, 5)).toBe("%PDF-");
  expect(readme).toContain("import/");
  expect(names.filter((name) => /foreign|Cizí/i.test(name))).toEqual([]);
  expect(names).not.toContain(expect.stringContaining(`patients/${patients.foreign}-`));
  expect(copy.mails.map(({ to }: { to: string }) => to).sort()).toEqual(["dana@lipa.example", "milan@lipa.example"]);
});

test("its tables import into another centre as they are: the same people, their visits, passes and debts", async () => {
  await owner.query(
    `insert into patient_cards (medical_center_id, name, surname, degree_before, birth_date, sex, phone, email, insurer_code, street, house_number, orientation_number, postcode, town, cave)
     values ($1, 'Přenesená', 'Božena', 'Mgr.', '1961-04-05', 'FEMALE', '+421905123456', 'bozena@example.com', '207', 'Na Příkopě', '1096', '19a', '11000', 'Praha', '=SUM(A1); alergie')`,
    [center],
  );
  const files = await unzipped(await made());
  const into = (kind: string, name: string) => importedInto(kind, files[`import/${name}.csv`]!);
  const imported = await into("PATIENTS", "patients");
  expect(imported.columns).toHaveLength(Object.keys(table(files, "import/patients.csv")[0]!).length);
  await imported.step("importDecide", ", same: false");
  await imported.step("importConfirm");
  expect(Object.keys(await imported.states())).toEqual(["WRITTEN"]);
  const people = async (where: string, values: unknown[]) =>
    (
      await owner.query(
        `select degree_before, name, surname, birth_date::text, sex, phone, email, personal_number, insurer_code, street, house_number, orientation_number, postcode, town, cave
         from patient_cards where ${where} order by surname, name, birth_date, phone`,
        values,
      )
    ).rows;
  const before = await people("medical_center_id = $1 and merged_into_id is null and disposed_at is null", [center]);
  const after = await people("id in (select made_id from import_rows where import_id = $1)", [imported.id]);
  expect(after).toEqual(before);
  expect(after.map(({ cave }) => cave)).toContain("=SUM(A1); alergie");

  const services = await into("SERVICES", "services");
  await services.step("importDecide", ", same: false");
  await services.step("importConfirm");
  expect(Object.keys(await services.states())).toEqual(["WRITTEN"]);
  for (const [kind, name, more] of [
    ["VISITS", "visits", ""],
    ["VOUCHERS", "vouchers", `, openedOn: "2026-03-01"`],
    ["DEBTS", "debts", `, openedOn: "2026-03-01"`],
  ] as const) {
    const rows = table(files, `import/${name}.csv`);
    expect(rows.length).toBeGreaterThan(0);
    const checked = await importedInto(kind, files[`import/${name}.csv`]!, more);
    expect([name, checked.columns.length]).toEqual([name, Object.keys(rows[0]!).length]);
    const { READY = 0, ASKED = 0, CONFLICTING = 0, ...others } = await checked.states();
    // People of the other centre have other names, and are asked about; every patient is found.
    expect([name, READY + ASKED + CONFLICTING, others]).toEqual([name, rows.length, {}]);
  }
});

/** An import of a table into another centre, checked by the columns that are proposed. */
async function importedInto(kind: string, content: Uint8Array, more = "") {
  const { data } = await api.upload(
    "foreign",
    `mutation ($file: Upload!) { importCreate(kind: ${kind}, file: $file) { id } }`,
    { file: null },
    { file: new File([content as never], "table.csv") },
  );
  const { id } = data.importCreate as { id: number };
  const read = async () =>
    (await api.call("foreign", `{ import(import: ${id}) { version columns { field column } rows { state count } } }`))
      .data.import as {
      version: number;
      columns: { field: string; column: number }[];
      rows: { state: string; count: number }[];
    };
  const step = async (name: string, more = "") => {
    const { version } = await read();
    const answer = await api.call("foreign", `mutation { ${name}(import: ${id}, version: ${version}${more}) { id } }`);
    expect(answer.errors).toBeUndefined();
    await runJobs(api);
  };
  await runJobs(api);
  const { columns } = await read();
  await step(
    "importMatch",
    `, columns: { ${columns.map(({ field, column }) => `${field}: ${column}`).join(", ")} }${more}`,
  );
  const states = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await read()).rows.map(({ state, count }) => [state, count]));
  return { id, columns, step, states };
}

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
