import { localDate } from "#rules/time/time.ts";
import { toCountedOperations } from "../../../code-lists/counted-operations.ts";
import type { Db } from "../../../core/db/client.ts";
import { insertRows } from "../../../core/db/insert-rows.ts";
import { medicalOperationPresets } from "../../../core/db/tables/medical-operation-presets.ts";
import type { Clinic } from "../../clinic-types.ts";
import type { ClinicIds } from "../insert-clinic.ts";

const expertise = "902";
const presets = [
  { name: "KR + LTV", codes: ["21002", "21221"] },
  { name: "LTV + měkké tkáně", codes: ["21221", "21413"] },
];

/** Writes two presets of operations for each physiotherapist. */
export async function insertOperationPresets(
  db: Db,
  { medicalCenterId, profiles }: ClinicIds,
  staff: Clinic["staff"],
  createdAt: Date,
) {
  const owners = profiles.filter((_id, at) => staff[at]!.profession === "PHYSIOTHERAPIST");
  for (const { name, codes } of presets) {
    const rows = codes.map((code) => ({ code, count: 1 }));
    const operations = await toCountedOperations({ db }, rows, { expertise, day: localDate(createdAt), path: [] });
    await insertRows(
      db,
      medicalOperationPresets,
      owners.map((ownerId) => ({ medicalCenterId, ownerId, name, expertise, operations, createdAt })),
    );
  }
}
