import { sql } from "drizzle-orm";
import { loadShippedLists } from "#api/code-lists/load-shipped.ts";
import type { Db } from "#api/core/db/client.ts";
import { medicalCenters } from "#api/core/db/tables/medical-centers.ts";
import { loadCalendar } from "./load-calendar.ts";
import { loadCash } from "./load-cash.ts";
import { loadPatients } from "./load-patients.ts";
import { loadPayments } from "./load-payments.ts";
import { loadServices } from "./load-services.ts";
import { loadStaff } from "./load-staff.ts";
import { loadVoucherPresets } from "./load-voucher-presets.ts";
import { loadVouchers } from "./load-vouchers.ts";
import { loadWaitingList } from "./load-waiting-list.ts";
import { ids } from "./people.ts";

const founded = new Date("2021-01-04T09:00:00Z");

/** Loads the cast's clinic, and a second centre. Ids are those of people.ts. */
export async function loadCast(db: Db) {
  await loadShippedLists(db);
  await db
    .insert(medicalCenters)
    .overridingSystemValue()
    .values([
      {
        id: ids.center,
        name: "Rehabilitace U Lípy",
        slug: "u-lipy",
        email: "info@lipa.example",
        phone: "+420601000100",
        createdAt: founded,
      },
      { id: ids.foreignCenter, name: "Cizí ordinace", slug: "cizi", createdAt: founded },
    ]);
  await loadStaff(db);
  await loadServices(db);
  await loadVoucherPresets(db);
  await loadPatients(db);
  await loadCalendar(db);
  await loadWaitingList(db);
  await loadCash(db);
  await loadPayments(db);
  await loadVouchers(db);
  // Rows that tests add come after these.
  for (const table of [
    "medical_centers",
    "profiles",
    "facilities",
    "procedures",
    "additional_procedures",
    "procedure_voucher_presets",
    "procedure_vouchers",
    "patient_cards",
    "events",
    "patient_attendances",
    "waiting_patients",
    "payments",
    "payment_entries",
    "cash_boxes",
  ])
    await db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`));
}
