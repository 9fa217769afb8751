import { sql } from "drizzle-orm";
import { cellsOf } from "#rules/imports/cells.ts";
import { ImportedVoucher } from "#rules/inputs/imports/opening.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { procedureVoucherEntries } from "../../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../../core/db/tables/procedure-vouchers.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { askNames } from "../names/ask.ts";
import { readMeanings } from "../names/known-names.ts";
import { auditMade } from "./audit-made.ts";
import {
  columnOf,
  faultsIn,
  type Checked,
  type Import,
  type ImportRow,
  type Kind,
  type Made,
  type Writing,
} from "./kind.ts";
import { patientsOf } from "./patient-of-row.ts";

/** Passes that were sold before, with the visits that are left: without a sale, so that they have no price here. */
export const vouchers: Kind = {
  check: checkVouchers,
  atOnce: 200,
  write: writeVouchers,
  table: "procedure_vouchers",
  own: ["procedure_voucher_services", "procedure_voucher_entries"],
  changed: async ({ db }, ids) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from procedure_vouchers where id in ${ids} and version > 1
      union select voucher_id from procedure_voucher_entries where voucher_id in ${ids} and kind <> 'OPENED'
      union select other_voucher_id from procedure_voucher_entries where other_voucher_id in ${ids}`);
    return rows.map(({ id }) => id);
  },
  remove: async ({ db }, ids) => {
    await db.delete(procedureVoucherEntries).where(sql`${procedureVoucherEntries.voucherId} in ${ids}`);
    await db.delete(procedureVoucherServices).where(sql`${procedureVoucherServices.voucherId} in ${ids}`);
    await db.delete(procedureVouchers).where(sql`${procedureVouchers.id} in ${ids}`);
  },
};

/** Rows with their voucher, its service and its patient; or with the faults of their cells. */
async function readVouchers(ctx: Storing, of: Import, rows: readonly ImportRow[]) {
  const today = localDate(ctx.now());
  const cells = rows.map((row) => cellsOf(row.cells, of.columns!));
  const meaning = await readMeanings(ctx, { PERSON: [], ROOM: [], SERVICE: cells.map((at) => at("service")) });
  const input = ImportedVoucher(today);
  const patients = await patientsOf(ctx, of, rows);
  return rows.map(({ line }, index) => {
    const at = cells[index]!;
    const patient = patients[index]!;
    const read = input.safeParse({
      voucher: at("voucher"),
      service: at("service") ?? "",
      visitsLeft: at("visitsLeft") ?? undefined,
      validTo: at("validTo") ?? undefined,
    });
    const faults = faultsIn(of, read);
    if (!patient.identity) faults.push({ column: columnOf(of, "surname", "fullName"), error: "required" });
    const service = read.data && meaning("SERVICE", read.data.service);
    const asked =
      read.data && service === undefined
        ? [...patient.asked, { subject: "SERVICE" as const, written: read.data.service }]
        : patient.asked;
    return {
      line,
      key: at("key"),
      patient,
      voucher: read.data,
      service,
      asked,
      faults: [...faults, ...patient.faults],
    };
  });
}

async function checkVouchers(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<Checked[]> {
  const read = await readVouchers(ctx, of, rows);
  await askNames(
    ctx,
    of.id,
    read.flatMap(({ faults, asked }) => (faults.length > 0 ? [] : asked)),
  );
  return read.map(({ key, patient, voucher, asked, faults }) => {
    if (!voucher || faults.length > 0) return { state: "FAULTY", faults };
    return {
      state: asked.length > 0 ? "ASKED" : "READY",
      identity: key ? [key, patient.identity] : [patient.identity, voucher],
    };
  });
}

async function writeVouchers(ctx: Writing, of: Import, rows: readonly ImportRow[]): Promise<Made> {
  const { medicalCenterId, createdBy, openedOn } = of;
  const read = (await readVouchers(ctx, of, rows)).flatMap(({ line, patient, voucher, service }) =>
    voucher && service && patient.id ? [{ line, card: patient.id, procedureId: service, ...voucher }] : [],
  );
  const ids = await reserveIds(ctx.db, procedureVouchers, read.length);
  const at = instantOf(openedOn!);
  await insertRows(
    ctx.db,
    procedureVouchers,
    read.map(({ card, voucher, service, visitsLeft, validTo }, index) => ({
      id: ids[index]!,
      medicalCenterId,
      patientCardId: card,
      name: voucher ?? `${visitsLeft}× ${service}`,
      validTo,
      createdAt: at,
      createdBy,
      version: 1,
    })),
  );
  const services = read.map(({ procedureId, visitsLeft }, index) => ({
    medicalCenterId,
    voucherId: ids[index]!,
    procedureId,
    visitsLeft,
  }));
  await insertRows(
    ctx.db,
    procedureVoucherServices,
    services.map(({ visitsLeft, ...same }) => ({ ...same, available: visitsLeft, used: 0, expired: 0 })),
  );
  await insertRows(
    ctx.db,
    procedureVoucherEntries,
    services.map(({ visitsLeft, ...same }) => ({
      ...same,
      kind: "OPENED" as const,
      count: visitsLeft,
      at,
      profileId: createdBy,
    })),
  );
  await auditMade(
    ctx,
    of,
    "procedureVoucher.opened",
    read.map(({ card }, index) => ({ entityId: ids[index]!, patientCardId: card })),
  );
  return new Map(read.map(({ line }, index) => [line, ids[index]!]));
}
