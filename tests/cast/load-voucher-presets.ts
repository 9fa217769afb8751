import type { Db } from "#api/core/db/client.ts";
import { procedureVoucherPresetServices } from "#api/core/db/tables/procedure-voucher-preset-services.ts";
import { procedureVoucherPresets } from "#api/core/db/tables/procedure-voucher-presets.ts";
import { ids } from "./people.ts";

/** Presets of vouchers, with their services. */
export async function loadVoucherPresets(db: Db) {
  const { therapy, group, foreign } = ids.voucherPresets;
  const own = { medicalCenterId: ids.center, createdBy: ids.profiles.admin, priceCurrency: "CZK" };
  const ofAnother = { ...own, medicalCenterId: ids.foreignCenter, createdBy: ids.profiles.foreign };
  const year = { validityAmount: 1, validityType: "YEAR" } as const;
  const quarter = { validityAmount: 3, validityType: "MONTH" } as const;
  await db
    .insert(procedureVoucherPresets)
    .overridingSystemValue()
    .values([
      { ...own, ...year, id: therapy, name: "10× Individuální LTV", priceAmount: 850_000 },
      { ...own, ...quarter, id: group, name: "Skupina na zkoušku", priceAmount: 70_050 },
      { ...ofAnother, ...year, id: foreign, name: "Cizí permanentka", priceAmount: 1_000 },
    ]);
  const { procedures, center, foreignCenter } = ids;
  await db.insert(procedureVoucherPresetServices).values([
    { medicalCenterId: center, presetId: therapy, procedureId: procedures.therapy, count: 10 },
    { medicalCenterId: center, presetId: therapy, procedureId: procedures.examination, count: 1 },
    { medicalCenterId: center, presetId: group, procedureId: procedures.group, count: 3 },
    { medicalCenterId: foreignCenter, presetId: foreign, procedureId: procedures.foreign, count: 5 },
  ]);
}
