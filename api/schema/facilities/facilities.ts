import { and, count, eq, gt, isNull } from "drizzle-orm";
import { batch } from "../../batch.ts";
import { anyOf } from "../../db/any-of.ts";
import { eventFacilities } from "../../db/tables/event-facilities.ts";
import { events } from "../../db/tables/events.ts";
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
    description: "No longer in use; events go on showing it",
    resolve: (row) => row.removedAt !== null,
  }),
  comingEvents: t.int({
    description: "How many events that take it are not over",
    resolve: async (row, _args, ctx) => (await comingEventsOf(ctx, row.id)) ?? 0,
  }),
  version: t.int({ resolve: (row) => row.version }),
}));

const FacilityInput = builder.inputType("FacilityInput", {
  fields: (t) => ({
    name: t.string(),
    facilityType: t.field({ type: FacilityTypeEnum }),
    profileIds: t.intList({ description: "Whose it is; nobody's is everybody's" }),
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
      input: t.arg({ type: FacilityInput, required: true, description: "What is left out stays as it is" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { facility, input, version }, ctx) => updateFacility(ctx, { id: facility, version }, input),
  }),
  facilityRemove: t.field({
    type: Facility,
    rule: "medicalCenter:write",
    description: "It is no longer in use and services need it no more; events that took it stay as they are",
    args: { facility: t.arg.int({ required: true }) },
    resolve: (_root, { facility }, ctx) => removeFacility(ctx, facility),
  }),
}));
