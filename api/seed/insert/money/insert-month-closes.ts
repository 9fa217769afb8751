import { noSums } from "#rules/months/sums.ts";
import { addMonths, monthsBetween, monthStart } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../db/client.ts";
import { monthCloses } from "../../../db/tables/month-closes.ts";
import { profiles } from "../../../db/tables/profiles.ts";
import { sumMonths } from "../../../months/sums.ts";

/** Closes the months since the first payment but for the last one that is over, each on the third day after it. */
export async function insertMonthCloses(db: Db, today: IsoDate) {
  const to = addMonths(monthStart(today), -1);
  const summed = await sumMonths(db, { from: "2000-01-01", to });
  const [administrator] = await db.select().from(profiles).orderBy(profiles.id).limit(1);
  const first = summed[0]?.month ?? to;
  const months = Array.from({ length: monthsBetween(first, to) }, (_, at) => addMonths(first, at));
  if (months.length === 0) return;
  await db.insert(monthCloses).values(
    months.map((month) => ({
      medicalCenterId: administrator!.medicalCenterId,
      month,
      sums: summed.find((one) => one.month === month)?.sums ?? noSums,
      closedAt: instantOf(`${addMonths(month, 1).slice(0, 8)}03`, "09:00"),
      closedBy: administrator!.id,
    })),
  );
}
