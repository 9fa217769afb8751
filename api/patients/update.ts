import { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import type { Confirmed } from "./create.ts";
import { noteInsurance, sameInsurance } from "./insurance.ts";
import { refuseDifferingNumber } from "./refuse-differing-number.ts";
import { inMyCenter } from "./scope.ts";
import { visibleCard } from "./visible-card.ts";
import { inputOf, valuesOf } from "./values.ts";
import { indexCard } from "./search/words.ts";

type Change = { address?: object | null; [field: string]: unknown };

/**
 * Changes the given fields of a card, based on its version; omitted ones stay. A contradiction to the personal number
 * has to be confirmed.
 */
export async function updatePatientCard(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: Change,
  confirmed: Pick<Confirmed, "personalNumber"> = {},
) {
  allow(ctx, "patientCard:write");
  const now = ctx.now();
  const today = localDate(now);
  const before = await visibleCard(ctx, { id });
  if (before.version !== version) throw new Fault("stale");
  const known = inputOf(before);
  const input = parse(PatientCardInput(today), {
    ...known,
    ...change,
    address: change.address === null ? null : { ...known.address, ...change.address },
  });
  const values = valuesOf(input, today);
  if (!confirmed.personalNumber) refuseDifferingNumber(values, before);
  const after = await changeOne(ctx.db, patientCards, { id, version }, { ...values, updatedAt: now }, inMyCenter(ctx));
  if (!after) throw new Fault("stale");
  await indexCard(ctx.db, after);
  if (!sameInsurance(before, after)) await noteInsurance(ctx, after, input.insuredSince ?? today);
  await track(ctx, "patientCard.updated", {
    entityId: id,
    patientCardId: id,
    details: { fields: changedFields(known, inputOf(after)) },
  });
  return after;
}
