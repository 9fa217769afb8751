import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ids, tokens, type Role } from "#tests/cast/people.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { serveFile } from "../downloads/serve-file.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import { forgetExport } from "./remove.ts";
import { writeExport } from "./write.ts";

const api = await testApi();
const { owner } = api.database;
await addInvoices(owner, 21);
// A credit note of another series at the place in it at which a page ends.
await owner.query(
  `insert into invoices (uuid, medical_center_id, kind, corrects_id, credited_lines, year, position, issued_on, content, digest, issued_at, issued_by)
   select gen_random_uuid(), medical_center_id, 'CREDIT_NOTE', id, '{0}', year, position, issued_on,
     content || jsonb_build_object('number', 'D2026-0020', 'corrects', jsonb_build_object('number', '2026-0020', 'uuid', uuid, 'issuedOn', issued_on, 'reason', 'Omyl')), '', issued_at, issued_by
   from invoices where position = 20`,
);
await owner.query(
  "insert into invoice_series (medical_center_id, kind, year, last, prefix) values ($1, 'CREDIT_NOTE', 2026, 20, 'D')",
  [ids.center],
);
const begin = (who: Role, input: string) =>
  api.call(who, `mutation { invoiceExportCreate(input: { ${input} }) { id total } }`);
const march = `dateRange: { from: "2026-03-01", to: "2026-03-31" }, language: "cs"`;
const table = (format: string) => `${march}, format: PAYMENT_TABLE, tableFormat: ${format}`;
const set = `${march}, format: INVOICES_SET`;
const stateOf = async (who: Role, id: number) =>
  (
    await api.call(
      who,
      `{ invoiceExport(invoiceExport: ${id}) { done total generatedAt failedAt file { uuid name } } }`,
    )
  ).data?.invoiceExport;
const bytesOf = async (id: number) => {
  const { file } = await stateOf("admin", id);
  const caller = { token: tokens.admin, address: "", requestId: "" };
  return new Uint8Array(await (await serveFile(api.services, caller, file.uuid, { save: true })).arrayBuffer());
};
const code = ({ errors }: Awaited<ReturnType<typeof begin>>) => errors?.[0]?.extensions.code;

test("a table of payments is written by a job, with its progress, for administrators alone", async () => {
  const { id, total } = (await begin("admin", table("CSV"))).data.invoiceExportCreate;
  expect(await stateOf("admin", id)).toMatchObject({ done: 0, total, generatedAt: null, file: null });
  await runJobs(api);
  expect(await stateOf("manager", id)).toMatchObject({
    done: total,
    total,
    file: { name: "prijate-platby-2026-03-01-2026-03-31.csv" },
  });
  const rows = parse(Buffer.from(await bytesOf(id)), { bom: true, delimiter: ";" });
  expect(rows.length).toBe(total + 1);
  for (const who of ["receptionist", "paramedic"] as const) expect(code(await begin(who, table("CSV")))).toBe("E002");
  expect(await stateOf("foreign", id)).toBeUndefined();
});

test("a set has each invoice as ISDOC and PDF, and one pack for Pohoda, and a killed job writes the same bytes again", async () => {
  const [first, second] = [(await begin("admin", set)).data, (await begin("admin", set)).data].map(
    (data) => data.invoiceExportCreate,
  );
  const job = { export: first.id, medicalCenterId: ids.center };
  const cut: Storage = {
    ...api.services.storage,
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) return api.services.storage.put(key, bytes); // a PDF
      let pieces = 0;
      for await (const _piece of bytes as AsyncIterable<Uint8Array>) if (++pieces > 100) throw new Error("killed");
      throw new Error("whole");
    },
  };
  await expect(writeExport(jobContext({ ...api.services, storage: cut }), job, false)).rejects.toThrow("killed");
  expect(await stateOf("admin", first.id)).toMatchObject({ generatedAt: null, failedAt: null });
  await runJobs(api);
  const [one, other] = [await bytesOf(first.id), await bytesOf(second.id)];
  expect(Buffer.compare(one, other)).toBe(0);
  const files = unzipSync(one);
  const names = Object.keys(files);
  expect([names.length, names[0], names.at(-3), names.at(-2), names.at(-1)]).toEqual([
    2 * first.total + 1,
    "isdoc/2026-0001.isdoc",
    "isdoc/D2026-0020.isdoc",
    "pdf/D2026-0020.pdf",
    "pohoda.xml",
  ]);
  const text = (name: string) => Buffer.from(files[name]!).toString();
  expect(text("isdoc/2026-0021.isdoc")).toContain("<ID>2026-0021</ID>");
  expect(text("pdf/2026-0021.pdf").slice(0, 5)).toBe("%PDF-");
  expect(text("pohoda.xml").match(/<dat:dataPackItem /g)).toHaveLength(22);
  expect(text("pohoda.xml").trim().endsWith("</dat:dataPack>")).toBe(true);
});

test("the pack of Pohoda has every invoice of the days, euros without a rate of crowns too", async () => {
  await owner.query(
    `set session_replication_role = replica; update invoices set content = content || '{"currency": "EUR"}' where kind = 'INVOICE' and position = 5; reset session_replication_role`,
  );
  const { id } = (await begin("admin", set)).data.invoiceExportCreate;
  await runJobs(api);
  const files = unzipSync(await bytesOf(id));
  const pack = Buffer.from(files["pohoda.xml"]!).toString();
  const { rows } = await owner.query(
    "select content ->> 'number' as number, content ->> 'currency' as currency from invoices where medical_center_id = $1 order by kind, year, position",
    [ids.center],
  );
  const packed = [...pack.matchAll(/<dat:dataPackItem [^>]*id="([^"]+)"[^]*?<\/dat:dataPackItem>/g)];
  expect(packed.map(([item, number]) => [number, item.includes("<typ:ids>EUR</typ:ids>") ? "EUR" : "CZK"])).toEqual(
    rows.map(({ number, currency }) => [number, currency]),
  );
  expect(Object.keys(files)).toHaveLength(2 * rows.length + 1);
});

test("an export is given up with its last attempt, also where the process is killed in it, unless its file comes", async () => {
  const { id } = (await begin("admin", table("XLSX"))).data.invoiceExportCreate;
  const failedAt = async () => (await stateOf("admin", id)).failedAt;
  const killed: Storage = {
    ...api.services.storage,
    put: async () => Promise.reject(new Error((await failedAt()) ? "given up" : "in progress")),
  };
  const job = { export: id, medicalCenterId: ids.center };
  const cut = jobContext({ ...api.services, storage: killed });
  await expect(writeExport(cut, job, false)).rejects.toThrow("in progress");
  await expect(writeExport(cut, job, true)).rejects.toThrow("given up");
  expect(await failedAt()).not.toBeNull();
  await writeExport(jobContext(api.services), job, true);
  expect(await stateOf("admin", id)).toMatchObject({ failedAt: null, file: { name: expect.any(String) } });
});

test("a check names the numbers that a series lacks from its last before the days, or from 1, to its last of them", async () => {
  const check = async (who: Role, from = "2026-03-01") =>
    (
      await api.call(
        who,
        `{ invoicesExportCheck(dateRange: { from: "${from}", to: "2026-03-31" }) { count gaps missingFiles } }`,
      )
    ).data.invoicesExportCheck;
  const notes = Array.from({ length: 19 }, (_, at) => `D2026-00${String(at + 1).padStart(2, "0")}`);
  expect(await check("admin")).toEqual({ count: 22, gaps: notes, missingFiles: 0 });
  await owner.query(
    "set session_replication_role = replica; delete from invoices where position = 3; delete from invoice_files where invoice_id = (select max(id) from invoices); reset session_replication_role",
  );
  expect(await check("admin")).toEqual({ count: 21, gaps: ["2026-0003", ...notes], missingFiles: 1 });
  expect(await check("foreign")).toEqual({ count: 0, gaps: [], missingFiles: 0 });
  await owner.query(
    `set session_replication_role = replica; update invoices set issued_on = '2026-03-17' where kind = 'CREDIT_NOTE' or position > 5;
     delete from invoices where position = 6; reset session_replication_role`,
  );
  expect((await check("admin", "2026-03-17")).gaps).toEqual(["2026-0006", ...notes]);
});

test("an export is removed with its bytes, by hand or after its month", async () => {
  const first: number = (await begin("admin", table("CSV"))).data.invoiceExportCreate.id;
  const second: number = (await begin("admin", table("CSV"))).data.invoiceExportCreate.id;
  await runJobs(api);
  const { uuid } = (await stateOf("admin", first)).file;
  await api.call("admin", `mutation { invoiceExportRemove(invoiceExport: ${first}) }`);
  await forgetExport(jobContext(api.services), { export: second, medicalCenterId: ids.center });
  await runJobs(api);
  expect([await stateOf("admin", first), await stateOf("admin", second)]).toEqual([undefined, undefined]);
  await expect(api.services.storage.get(uuid)).rejects.toThrow();
  const { rows } = await owner.query(
    `select entity_id, profile_id from audit_rows where action = 'invoiceExport.removed' order by id`,
  );
  expect(rows).toEqual([
    { entity_id: first, profile_id: ids.profiles.admin },
    { entity_id: second, profile_id: null },
  ]);
});
