import type { Db } from "../../../core/db/client.ts";
import { insertRows, reserveIds } from "../../../core/db/insert-rows.ts";
import { procedureVoucherPresetServices } from "../../../core/db/tables/procedure-voucher-preset-services.ts";
import { procedureVoucherPresets } from "../../../core/db/tables/procedure-voucher-presets.ts";
import type { VoucherPreset } from "../../clinic-types.ts";
import type { ClinicIds } from "../insert-clinic.ts";

/** Writes the presets from which vouchers are sold, by the first administrator. */
export async function insertVoucherPresets(
  db: Db,
  { medicalCenterId, procedures, profiles }: ClinicIds,
  presets: VoucherPreset[],
  since: Date,
) {
  const ids = await reserveIds(db, procedureVoucherPresets, presets.length);
  await insertRows(
    db,
    procedureVoucherPresets,
    presets.map(({ name, crowns, validity: [validityAmount, validityType] }, index) => ({
      id: ids[index],
      medicalCenterId,
      name,
      priceAmount: crowns * 100,
      priceCurrency: "CZK",
      validityAmount,
      validityType,
      createdBy: profiles[0]!,
      createdAt: since,
    })),
  );
  await insertRows(
    db,
    procedureVoucherPresetServices,
    presets.flatMap(({ services }, index) =>
      services.map(({ service, count }) => ({
        medicalCenterId,
        presetId: ids[index]!,
        procedureId: procedures[service]!,
        count,
      })),
    ),
  );
}
