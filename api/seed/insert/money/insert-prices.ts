import { sql } from "drizzle-orm";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";

/** Coming prices of all services: five percent more from the next year on, in whole crowns. */
export const insertPrices = (db: Db, medicalCenterId: number, today: IsoDate, now: Date) =>
  db.execute(sql`
    insert into prices (medical_center_id, target, target_id, valid_from, amount, created_at, created_by)
    select medical_center_id, 'PROCEDURE', id, make_date(${Number(today.slice(0, 4)) + 1}::int, 1, 1), round(price_amount * 1.05, -2), ${now.toISOString()}::timestamptz, (select min(id) from profiles where medical_center_id = ${medicalCenterId}::int)
    from procedures where medical_center_id = ${medicalCenterId}::int and removed_at is null and price_amount > 0`);
