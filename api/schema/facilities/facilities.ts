import { and, count, eq, gt, isNull } from "drizzle-orm";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { events } from "../../core/db/tables/events.ts";
import { createFacility } from "../../facilities/create.ts";
import { readFacility } from "../../facilities/read.ts";
import { removeFacility } from "../../facilities/remove.ts";
import { updateFacility } from "../../facilities/update.ts";
import { builder } from "../builder.ts";
import { FacilityTypeEnum } from "../codes.ts";
import { Facility } from "../medical-centers/medical-centers.ts";

const comingEventsOf = batch(async (ctx, ids: readonly number[]) => {
  const { facilityId, eventId } = eventFacilities;
  const rows = await ctx.db
    .select({ id: facilityId, coming: count() })
    .from(eventFacilities)
    .innerJoin(events, and(eq(events.id, eventId), isNull(events.removedAt), gt(events.endAt, ctx.now())))
    .where(anyOf(facilityId, ids))
    .groupBy(facilityId);
  return new Map(rows.map((row) => [row.id, row.coming]));
});

builder.objectFields(Facility, (t) => ({
  removed: t.boolean({
    description: "No longer in use; existing events keep showing it",
    resolve: (row) => row.removedAt !== null,
  }),
  comingEvents: t.int({
    description: "Number of events not over yet that use it",
    resolve: async (row, _args, ctx) => (await comingEventsOf(ctx, row.id)) ?? 0,
  }),
  version: t.int({ resolve: (row) => row.version }),
}));

const FacilityInput = builder.inputType("FacilityInput", {
  fields: (t) => ({
    name: t.string(),
    facilityType: t.field({ type: FacilityTypeEnum }),
    profileIds: t.intList({ description: "The owners; empty means shared" }),
  }),
});

builder.queryFields((t) => ({
  facility: t.field({
    type: Facility,
    rule: "calendar:read",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readFacility(ctx, id),
  }),
}));

builder.mutationFields((t) => ({
  facilityCreate: t.field({
    type: Facility,
    rule: "medicalCenter:write",
    args: { input: t.arg({ type: FacilityInput, required: true }) },
    resolve: (_root, { input }, ctx) => createFacility(ctx, input),
  }),
  facilityUpdate: t.field({
    type: Facility,
    rule: "medicalCenter:write",
    args: {
      facility: t.arg.int({ required: true }),
      input: t.arg({ type: FacilityInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { facility, input, version }, ctx) => updateFacility(ctx, { id: facility, version }, input),
  }),
  facilityRemove: t.field({
    type: Facility,
    rule: "medicalCenter:write",
    description: "Removes it from use and from services; existing events stay unchanged",
    args: { facility: t.arg.int({ required: true }) },
    resolve: (_root, { facility }, ctx) => removeFacility(ctx, facility),
  }),
}));
