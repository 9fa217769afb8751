import { SignedConsentInput } from "#rules/inputs/patients/consent.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { lockCard } from "../patients/lock-cards.ts";
import { refuseSame } from "../core/refuse-same.ts";
import { track } from "../core/track.ts";
import { recordedConsent } from "./evidence.ts";
import { currentWording, ownPatient, ownWording } from "./scope.ts";
import { storeScan } from "./store-scan.ts";

/**
 * Records a consent that the patient has signed, with its scan if there is one; the recorder is the person who took it.
 * One to a wording on a day is enough.
 */
export async function recordConsent(
  ctx: Ctx,
  patientCard: number,
  input: object,
  scan?: File | null,
  withoutMetadata?: boolean | null,
) {
  allow(ctx, "patientCard:write");
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const now = ctx.now();
  const { wording: id, givenOn } = parse(SignedConsentInput(localDate(now)), input);
  await lockCard(ctx, patientCard);
  await ownPatient(ctx, patientCard);
  const wording = id === null ? await currentWording(ctx) : await ownWording(ctx, id);
  if (!wording) throw fieldFault("wording", id === null ? "required" : "choiceInvalid");
  await refuseSame(ctx, gdprConsents, [
    [gdprConsents.patientCardId, patientCard],
    [gdprConsents.wordingId, wording.id],
    [gdprConsents.type, "SIGNATURE"],
    [gdprConsents.givenOn, givenOn],
    [gdprConsents.withdrawnAt, null],
  ]);
  const document = scan ? await storeScan(ctx, scan, "document", withoutMetadata) : null;
  const [consent] = await ctx.db
    .insert(gdprConsents)
    .values({
      medicalCenterId,
      patientCardId: patientCard,
      wordingId: wording.id,
      type: "SIGNATURE",
      givenOn,
      documentId: document?.id,
      createdAt: now,
      createdBy,
    })
    .returning();
  await track(ctx, "gdprConsent.given", {
    entityId: consent!.id,
    patientCardId: patientCard,
    details: {
      wording: wording.id,
      scanned: document !== null,
      ...(document?.withoutMetadata && { withoutMetadata: true }),
      ...(await recordedConsent(ctx.db, consent!.id)),
    },
  });
  return consent!;
}
