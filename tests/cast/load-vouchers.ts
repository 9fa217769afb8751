import type { Db } from "#api/core/db/client.ts";
import { procedureVoucherEntries } from "#api/core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "#api/core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "#api/core/db/tables/procedure-vouchers.ts";
import { ids, now } from "./people.ts";

/** Vouchers: Karel's and Anna's for three visits of a group, and one of another centre. */
export async function loadVouchers(db: Db) {
  const { karel, foreign, anna } = ids.vouchers;
  const { center, foreignCenter, patients, profiles, procedures, voucherPresets } = ids;
  const vouchers = [
    {
      id: karel,
      medicalCenterId: center,
      patientCardId: patients.karel,
      presetId: voucherPresets.group,
      name: "Skupina na zkoušku",
      createdBy: profiles.receptionist,
    },
    {
      id: anna,
      medicalCenterId: center,
      patientCardId: patients.anna,
      presetId: voucherPresets.group,
      name: "Skupina na zkoušku",
      createdBy: profiles.receptionist,
    },
    {
      id: foreign,
      medicalCenterId: foreignCenter,
      patientCardId: patients.foreign,
      presetId: voucherPresets.foreign,
      name: "Cizí permanentka",
      createdBy: profiles.foreign,
    },
  ];
  await db
    .insert(procedureVouchers)
    .overridingSystemValue()
    .values(vouchers.map((one) => ({ ...one, validTo: "2026-06-16", createdAt: now })));
  const services = [
    { medicalCenterId: center, voucherId: karel, procedureId: procedures.group, count: 3, by: profiles.receptionist },
    { medicalCenterId: center, voucherId: anna, procedureId: procedures.group, count: 3, by: profiles.receptionist },
    {
      medicalCenterId: foreignCenter,
      voucherId: foreign,
      procedureId: procedures.foreign,
      count: 5,
      by: profiles.foreign,
    },
  ];
  await db
    .insert(procedureVoucherServices)
    .values(services.map(({ count, by: _by, ...service }) => ({ ...service, available: count })));
  await db
    .insert(procedureVoucherEntries)
    .values(services.map(({ by, ...service }) => ({ ...service, kind: "BOUGHT" as const, at: now, profileId: by })));
}
