import { reach } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import type { ActingProfile, Ctx } from "../../core/context.ts";
import type { Invoice } from "../issue.ts";

/** Administrators correct any invoice; others the one that they issued, on its day. */
export function mayCredit({ profile, now }: Pick<Ctx, "now"> & { profile: ActingProfile }, invoice: Invoice): boolean {
  const far = reach(profile, "invoice:credit");
  if (far !== "own") return far === "any";
  return invoice.issuedBy === profile.id && invoice.issuedOn === localDate(now());
}
