import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { track } from "../core/track.ts";
import { consentsOf, ownPatient } from "./scope.ts";

const MOST = 50;

/** The consents of a patient, the latest first, including withdrawn ones. */
export async function listConsents(ctx: Ctx, patientCard: number) {
  allow(ctx, "patientCard:read");
  await ownPatient(ctx, patientCard);
  await track(ctx, "gdprConsent.listed", { patientCardId: patientCard });
  return consentsOf(ctx, patientCard, MOST);
}

/** The latest of them, or null. */
export async function readConsent(ctx: Ctx, patientCard: number) {
  allow(ctx, "patientCard:read");
  await ownPatient(ctx, patientCard);
  await track(ctx, "gdprConsent.read", { patientCardId: patientCard });
  return (await consentsOf(ctx, patientCard, 1))[0] ?? null;
}
