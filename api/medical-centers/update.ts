import { eq } from "drizzle-orm";
import { MedicalCenterInput } from "#rules/inputs/medical-center.ts";
import { MOST_LOGO_BYTES } from "#rules/upload.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { storeAtField } from "../files/store-at-field.ts";
import { parse } from "../core/parse.ts";
import { columnsOf, partsOf } from "../patients/address.ts";
import { track } from "../core/track.ts";

/**
 * Changes the given data of the own centre, based on its version. A given logo replaces the one before, null removes
 * it; signed reports print with the one of the day they are printed.
 */
export async function updateMedicalCenter(ctx: Ctx, version: number, change: object, logo: File | null | undefined) {
  allow(ctx, "medicalCenter:write");
  const id = ctx.profile.medicalCenterId;
  const [before] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, id));
  const known = {
    name: before!.name,
    phone: before!.phone,
    email: before!.email,
    address: partsOf(before!),
    abroadAddress: before!.abroadAddress,
    visitMinutes: before!.visitMinutes,
  };
  const input = parse(MedicalCenterInput, { ...known, ...change });
  const kinds = { extensions: ["png", "jpg", "webp"], refused: "logoTypeRefused" } as const;
  const logoId =
    logo &&
    (
      await storeAtField(ctx, logo, {
        namespace: "logo",
        ...kinds,
        mostBytes: MOST_LOGO_BYTES,
        field: "logo",
        withoutMetadata: true,
      })
    ).id;
  const { address, ...columns } = input;
  const after = await changeOne(
    ctx.db,
    medicalCenters,
    { id, version },
    { ...columns, ...columnsOf(address), logoId, updatedAt: ctx.now() },
  );
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalCenter.updated", {
    entityId: id,
    details: { fields: [...changedFields(known, input), ...(logo === undefined ? [] : ["logo"])] },
  });
  return after;
}
