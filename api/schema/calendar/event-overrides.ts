import { and, asc, isNotNull } from "drizzle-orm";
import { batchMany } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const overridesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(occupancies)
      .where(and(anyOf(occupancies.eventId, ids), isNotNull(occupancies.overriddenBy)))
      .orderBy(asc(occupancies.id)),
  (row) => row.eventId,
);

const EventOverride = builder.objectRef<typeof occupancies.$inferSelect>("EventOverride").implement({
  description: "A person or facility that was already taken, and was overbooked on purpose",
  fields: (t) => ({
    profile: t.int({ nullable: true, resolve: (row) => row.profileId }),
    facility: t.int({ nullable: true, resolve: (row) => row.facilityId }),
    reason: t.exposeString("overrideReason", { nullable: true }),
    overriddenBy: t.field({
      type: Profile,
      resolve: async (row, _args, ctx) => (await profileOf(ctx, row.overriddenBy!))!,
    }),
  }),
});

builder.objectFields(Event, (t) => ({
  overrides: t.field({ type: [EventOverride], resolve: (row, _args, ctx) => overridesOf(ctx, row.id) }),
}));
