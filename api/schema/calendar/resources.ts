import { batchMany } from "../../core/batch.ts";
import { eventOptions, type NotAvailableReason } from "../../calendar/availability/options.ts";
import { calendarResources, listProfiles } from "../../calendar/availability/resources.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { facilityProfiles } from "../../core/db/tables/facility-profiles.ts";
import type { facilities } from "../../core/db/tables/facilities.ts";
import type { profiles } from "../../core/db/tables/profiles.ts";
import { listFacilities } from "../../facilities/list.ts";
import { builder } from "../builder.ts";
import { Facility, Profile } from "../medical-centers/medical-centers.ts";

type Row<T extends { $inferSelect: object }> = T["$inferSelect"];

const profileIdsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(facilityProfiles)
      .where(anyOf(facilityProfiles.facilityId, ids))
      .orderBy(facilityProfiles.profileId),
  (row) => row.facilityId,
);

builder.objectFields(Facility, (t) => ({
  profileIds: t.intList({
    description: "The owners; empty means shared",
    resolve: async (row, _args, ctx) => (await profileIdsOf(ctx, row.id)).map(({ profileId }) => profileId),
  }),
}));

const CalendarResources = builder
  .objectRef<{ staffs: Row<typeof profiles>[]; facilities: Row<typeof facilities>[] }>("CalendarResources")
  .implement({
    fields: (t) => ({
      staffs: t.expose("staffs", { type: [Profile] }),
      facilities: t.expose("facilities", { type: [Facility] }),
    }),
  });

const NotAvailableReasonEnum = builder.enumType("NotAvailableReason", {
  values: ["NOT_AVAILABLE", "NOT_BELONGING_TO_PROFILE"] as const,
});

const ProfileOption = builder
  .objectRef<{ profile: Row<typeof profiles>; notAvailableReason: NotAvailableReason | null }>("ProfileOption")
  .implement({
    fields: (t) => ({
      profile: t.expose("profile", { type: Profile }),
      notAvailableReason: t.expose("notAvailableReason", { type: NotAvailableReasonEnum, nullable: true }),
    }),
  });

const FacilityOption = builder
  .objectRef<{ facility: Row<typeof facilities>; notAvailableReason: NotAvailableReason | null }>("FacilityOption")
  .implement({
    fields: (t) => ({
      facility: t.expose("facility", { type: Facility }),
      notAvailableReason: t.expose("notAvailableReason", { type: NotAvailableReasonEnum, nullable: true }),
    }),
  });

const Options = builder.objectRef<Awaited<ReturnType<typeof eventOptions>>>("ProfileAndFacilitiesOptions").implement({
  fields: (t) => ({
    profiles: t.expose("profiles", { type: [ProfileOption] }),
    facilities: t.expose("facilities", { type: [FacilityOption] }),
  }),
});

builder.queryFields((t) => ({
  profiles: t.field({ type: [Profile], rule: "staff:read", resolve: (_root, _args, ctx) => listProfiles(ctx) }),
  facilities: t.field({ type: [Facility], rule: "calendar:read", resolve: (_root, _args, ctx) => listFacilities(ctx) }),
  calendarResources: t.field({
    type: CalendarResources,
    rule: "calendar:read",
    description: "The columns of the calendar; with a period, also profiles that have an event in it",
    args: { from: t.arg({ type: "DateTime" }), to: t.arg({ type: "DateTime" }) },
    resolve: (_root, args, ctx) => calendarResources(ctx, args),
  }),
  profileAndFacilitiesOptions: t.field({
    type: Options,
    rule: "calendar:read",
    description: "Profiles and facilities free for an event",
    args: {
      from: t.arg({ type: "DateTime", required: true }),
      to: t.arg({ type: "DateTime", required: true }),
      procedure: t.arg.int(),
      profile: t.arg.int({ description: "Owner of the event; facilities of other owners are left out" }),
      event: t.arg.int({ description: "The event being changed, which is no conflict of its own" }),
    },
    resolve: (_root, args, ctx) => eventOptions(ctx, args),
  }),
}));
