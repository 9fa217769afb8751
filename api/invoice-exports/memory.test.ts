import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { addInvoices } from "#tests/kit/invoices/add-invoices.ts";
import { testApi } from "#tests/kit/api.ts";
import { measuringStorage } from "#tests/kit/memory/measuring-storage.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { writeExport } from "./write.ts";

const COUNT = Number(process.env.MOTUS_INVOICES ?? 20);

const api = await testApi();
const { owner } = api.database;

async function exportUntil(position: number): Promise<number> {
  const { rows } = await owner.query(
    `insert into invoice_exports (medical_center_id, from_day, to_day, format, language, total, asked_at, asked_by)
     values (${ids.center}, '2026-03-16', '2026-03-16', 'INVOICES_SET', 'cs', $1, (select issued_at from invoices where position = $1), ${ids.profiles.admin}) returning id`,
    [position],
  );
  const { storage, peak } = measuringStorage(api, Math.max(4, COUNT / 10));
  await writeExport(
    jobContext({ ...api.services, storage }),
    { export: rows[0].id, medicalCenterId: ids.center },
    false,
  );
  expect((await owner.query("select done from invoice_exports where id = $1", [rows[0].id])).rows[0].done).toBe(
    position,
  );
  return peak();
}

test(
  "ten times as many invoices take no more than a fifth more memory",
  async () => {
    await addInvoices(owner, COUNT);
    await owner.query(
      "set session_replication_role = replica; update invoices set issued_at = timestamptz '2026-03-16 00:00Z' + position * interval '1 second'; reset session_replication_role",
    );
    await exportUntil(Math.ceil(COUNT / 40));
    // Each draws the PDFs that are not stored yet, which takes memory of its own.
    const few = await exportUntil(COUNT / 10);
    const many = await exportUntil(COUNT);
    expect(many).toBeLessThanOrEqual(1.2 * few);
  },
  Math.max(600_000, COUNT * 200),
);
