import { eq, inArray, sql } from "drizzle-orm";
import type { ProfileRole } from "#rules/codes.ts";
import { addDays, addMonths, daysBetween, weekStart } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { hashPassword, verifyPassword } from "../passwords/hash.ts";
import type { Hasher } from "../core/context.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import type { Db } from "../core/db/client.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { users } from "../core/db/tables/users.ts";
import { attachReferral, attachVoucherImage } from "./insert/attach-photographs.ts";
import { insertAdvance } from "./insert/money/insert-advance.ts";
import { insertBankStatement } from "./insert/money/insert-bank-statement.ts";
import { insertBilling } from "./insert/money/insert-billing.ts";
import { insertBatches } from "./insert/money/insert-batches.ts";
import { insertBookings } from "./insert/insert-bookings.ts";
import { insertExport } from "./insert/money/insert-export.ts";
import { insertFeed } from "./insert/insert-feed.ts";
import { insertHandover } from "./insert/staff/insert-handover.ts";
import { insertInvitation } from "./insert/staff/insert-invitation.ts";
import { insertViews } from "./insert/staff/insert-views.ts";
import { insertInvoices } from "./insert/money/insert-invoices.ts";
import { insertImport } from "./insert/insert-import.ts";
import { insertNotices, insertSentNotices } from "./insert/insert-notices.ts";
import { insertMonthCloses } from "./insert/money/insert-month-closes.ts";
import { insertLateVouchers } from "./insert/insurance/insert-ft-vouchers.ts";
import { insertPayments } from "./insert/money/insert-payments.ts";
import { insertSubscription } from "./insert/insert-subscription.ts";
import { insertReminder } from "./insert/money/insert-reminder.ts";
import { insertRefund, insertTransfer } from "./insert/money/insert-voucher-moves.ts";
import { insertEndedVouchers, insertVouchers } from "./insert/money/insert-vouchers.ts";
import { seatPatient } from "./insert/seat-patient.ts";
import { demoClinic } from "./clinic.ts";
import { loadClinic } from "./load-clinic.ts";

/** The password is null once somebody has changed it. */
export type DemoLogin = { role: ProfileRole; email: string; password: string | null };

const SEED = 2;
const PATIENTS = 400;
/** One login for each role. */
const ADMINISTRATOR = "admin@demo.example";
const THERAPIST = "fyzio@demo.example";
const RECEPTIONIST = "recepce@demo.example";
const shown = [ADMINISTRATOR, THERAPIST, RECEPTIONIST];

/**
 * Loads the demo clinic into a database without a medical centre, and answers its logins; none where the database has a
 * clinic of its own. Needs the connection of the tables' owner.
 */
export async function loadDemo(
  db: Db,
  { now, password, hasher, storage }: { now: Date; password: string; hasher: Hasher; storage: Storage },
): Promise<DemoLogin[]> {
  const [occupied] = await db.select({ id: medicalCenters.id }).from(medicalCenters).limit(1);
  if (!occupied) {
    await load(db, now, await hashPassword(password, hasher));
    await attachReferral(db, storage, THERAPIST);
    await attachVoucherImage(db, storage);
    await seatPatient(db, localDate(now), THERAPIST);
    await insertFeed(db, localDate(now), THERAPIST);
    await insertBookings(db, instantOf(localDate(now), "07:00"));
    await insertNotices(db, RECEPTIONIST);
    await insertSentNotices(db, localDate(now));
    await insertInvitation(db, localDate(now), ADMINISTRATOR);
    await insertHandover(db, localDate(now), ADMINISTRATOR);
    await insertImport(db, localDate(now), ADMINISTRATOR);
    await insertSubscription(db, localDate(now), ADMINISTRATOR);
    await insertViews(db, ADMINISTRATOR);
    await insertBilling(db, localDate(now));
    await insertVouchers(db, now);
    await insertEndedVouchers(db, now);
    await insertPayments(db, now, RECEPTIONIST);
    await insertLateVouchers(db, now, RECEPTIONIST);
    await insertInvoices(db, now);
    await insertTransfer(db, now);
    await insertRefund(db, now);
    await insertBankStatement(db, now);
    await insertReminder(db, now);
    await insertAdvance(db, now);
    await insertMonthCloses(db, localDate(now));
    await insertExport(db, now, ADMINISTRATOR);
    await insertBatches(db, storage, now, ADMINISTRATOR);
    await db.execute(sql`select attest_money()`);
  }
  const known = await db.select().from(users).where(inArray(users.email, shown));
  const logins = demoClinic.staff.map(async ({ role, email }) => {
    const user = known.find((user) => user.email === email);
    if (!user) return [];
    return [{ role, email, password: (await verifyPassword(user.passwordHash, password, hasher)) ? password : null }];
  });
  return (await Promise.all(logins)).flat();
}

/** Whether the database has the demo clinic. */
export async function hasDemo(db: Db): Promise<boolean> {
  const known = await db.select({ id: users.id }).from(users).where(eq(users.email, ADMINISTRATOR)).limit(1);
  return known.length > 0;
}

/** The current week is full, the next two thin out, and the year before grew towards it. */
function load(db: Db, now: Date, passwordHash: string) {
  const today = localDate(now);
  const monday = weekStart(today);
  const fill = (date: IsoDate) => {
    const week = Math.floor(daysBetween(monday, date) / 7);
    return week > 0 ? 0.8 / 2 ** week : 0.95 + week * 0.017;
  };
  const from = weekStart(addMonths(today, -12));
  return loadClinic(db, {
    clinic: demoClinic,
    seed: SEED,
    now,
    passwordHash,
    patients: PATIENTS,
    from,
    to: addDays(monday, 20),
    fill,
  });
}
