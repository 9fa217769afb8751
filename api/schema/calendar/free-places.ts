import { listFreePlaces, type OpenPlace } from "../../calendar/availability/free-places.ts";
import { freeUntil } from "../../calendar/availability/gaps.ts";
import { builder } from "../builder.ts";
import { Facility, Profile } from "../medical-centers/medical-centers.ts";

export const FreePlace = builder.objectRef<OpenPlace>("FreePlace").implement({
  fields: (t) => ({
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    profile: t.expose("profile", { type: Profile }),
    facilities: t.expose("facilities", { type: [Facility] }),
    touches: t.exposeBoolean("touches", {
      description: "Adjoins another event, break or end of shift, so that no free time is split",
    }),
  }),
});

builder.queryFields((t) => ({
  freeUntil: t.field({
    type: "DateTime",
    nullable: true,
    rule: "calendar:read",
    description:
      "Time until which a person stays free from a given time on: the end of work or the next event. Null if the person is not free then",
    args: { profile: t.arg.int({ required: true }), from: t.arg({ type: "DateTime", required: true }) },
    resolve: (_root, { profile, from }, ctx) => freeUntil(ctx, profile, from),
  }),
  freePlaces: t.field({
    type: [FreePlace],
    rule: "calendar:read",
    description: "Free times for a visit, best first",
    args: {
      procedure: t.arg.int({ description: "The service, which determines profiles, duration, room and device" }),
      profiles: t.arg.intList({ description: "Any one of these profiles; omitted: all who treat patients" }),
      duration: t.arg.int({ description: "In minutes; omitted: the duration of the service" }),
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true, description: "Included; at most 45 days" }),
      timeFrom: t.arg.string({ description: "HH:mm" }),
      timeTo: t.arg.string({ description: "HH:mm" }),
      weekdays: t.arg.intList({ description: "1 Monday to 7 Sunday; empty means any" }),
      facilities: t.arg.intList({
        description: "One of these rooms and one of these devices instead of the service's",
      }),
      patientCard: t.arg.int({ description: "Profiles that must all be free" }),
      first: t.arg.int({ description: "Maximum number, up to 50; 20 if omitted" }),
    },
    resolve: (_root, args, ctx) => listFreePlaces(ctx, args),
  }),
}));
