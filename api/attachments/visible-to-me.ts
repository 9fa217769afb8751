import { and, eq, isNull } from "drizzle-orm";
import { may } from "#rules/permissions.ts";
import type { ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";

/** Attachments of the own medical centre that are not removed; medical ones only for permitted users. */
export const visibleToMe = (ctx: ProfileCtx) =>
  and(
    eq(attachments.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(attachments.removedAt),
    may(ctx.profile, "medicalAttachment:read") ? undefined : eq(attachments.type, "ADMINISTRATIVE"),
  )!;
