import { afterAll } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { loadStarter } from "#api/diagnoses/starter.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { loadDemo } from "#api/seed/demo.ts";
import { testDatabase } from "../database.ts";
import { dataFolder } from "../processes/data-folder.ts";

/** A Wednesday. The year before it crosses both changes of the clocks and every holiday. */
const now = new Date("2026-03-18T09:00:00Z");
export const password = "lipový-čaj-v-deset";

const tables = [
  "profiles",
  "working_hours_periods",
  "facilities",
  "procedures",
  "procedure_facilities",
  "facility_profiles",
  "additional_procedures",
  "procedure_voucher_presets",
  "procedure_voucher_preset_services",
  "medical_operation_presets",
  "ft_voucher_applicants",
  "ft_vouchers",
  "patient_cards",
  "patient_card_words",
  "events",
  "patient_attendances",
  "occupancies",
  "waiting_patients",
  "waiting_patient_procedures",
  "waiting_patient_profiles",
  "medical_reports",
];

/** A database in which the demo clinic can be loaded, again and again; call it at the top of the file. */
export async function demoClinic() {
  const { owner } = await testDatabase();
  const db = createDb(owner);
  await loadStarter(db);
  const storage = folderStorage(dataFolder({ until: afterAll }));
  const load = (input = {}) => loadDemo(db, { now, password, hasher: argon2id, storage, ...input });
  /** Signed reports and invoices prevent emptying, except for the tables' owner with an explicit setting. */
  const empty = () =>
    owner.query(
      `alter table medical_reports disable trigger user; alter table invoices disable trigger user; alter table invoice_files disable trigger user; alter table invoice_payments disable trigger user; alter table batches disable trigger user; alter table batch_documents disable trigger user;
    truncate medical_centers, users, cash_boxes restart identity cascade;
    alter table medical_reports enable trigger user; alter table invoices enable trigger user; alter table invoice_files enable trigger user; alter table invoice_payments enable trigger user; alter table batches enable trigger user; alter table batch_documents enable trigger user`,
    );
  const rows = async (query: string) => (await owner.query(query)).rows;
  const count = async (query: string): Promise<number> => (await rows(`select count(*) as n from ${query}`))[0].n;
  /** The tables' digests, by which two clinics are compared. */
  const print = async () => {
    const prints = tables.map((table) => rows(`select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`));
    return Promise.all(prints);
  };
  return { owner, db, storage, load, empty, rows, count, print };
}
