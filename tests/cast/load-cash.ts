import type { Db } from "#api/core/db/client.ts";
import { cashBoxes } from "#api/core/db/tables/cash-boxes.ts";
import { ids, now } from "./people.ts";

/** Two cash boxes, of which cash goes into the first, and that of another centre. */
export async function loadCash(db: Db) {
  const { first, gym, foreign } = ids.cashBoxes;
  const box = { medicalCenterId: ids.center, createdAt: now };
  await db
    .insert(cashBoxes)
    .overridingSystemValue()
    .values([
      { ...box, id: first, number: 1, name: "Recepce U Lípy" },
      { ...box, id: gym, number: 2, name: "Tělocvična U Lípy" },
      { ...box, id: foreign, medicalCenterId: ids.foreignCenter, number: 1, name: "Cizí pokladna" },
    ]);
}
