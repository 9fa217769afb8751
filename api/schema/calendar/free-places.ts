import { listFreePlaces } from "../../calendar/availability/free-places.ts";
import { freeUntil } from "../../calendar/availability/gaps.ts";
import { builder } from "../builder.ts";
import { Facility, Profile } from "../medical-centers/medical-centers.ts";

const FreePlace = builder.objectRef<Awaited<ReturnType<typeof listFreePlaces>>[number]>("FreePlace").implement({
  fields: (t) => ({
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    profile: t.expose("profile", { type: Profile }),
    facilities: t.expose("facilities", { type: [Facility] }),
    touches: t.exposeBoolean("touches", {
      description: "Begins or ends where something else does, so that no free time is torn in two",
    }),
  }),
});

builder.queryFields((t) => ({
  freeUntil: t.field({
    type: "DateTime",
    nullable: true,
    rule: "calendar:read",
    description:
      "Until when a person stays free from a moment on: to the end of work, or to what comes next. Null for whoever is not free then",
    args: { profile: t.arg.int({ required: true }), from: t.arg({ type: "DateTime", required: true }) },
    resolve: (_root, { profile, from }, ctx) => freeUntil(ctx, profile, from),
  }),
  freePlaces: t.field({
    type: [FreePlace],
    rule: "calendar:read",
    description: "Where something fits, the best places first",
    args: {
      procedure: t.arg.int({ description: "Who gives it, how long it takes and one of its rooms and devices count" }),
      profiles: t.arg.intList({ description: "Whoever of them; without any all who care for patients" }),
      duration: t.arg.int({ description: "In minutes; without one as long as the service takes" }),
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true, description: "Part of it; at most 45 days" }),
      timeFrom: t.arg.string({ description: "HH:mm" }),
      timeTo: t.arg.string({ description: "HH:mm" }),
      weekdays: t.arg.intList({ description: "1 Monday to 7 Sunday; none means any" }),
      facilities: t.arg.intList({
        description: "One of these rooms and one of these devices instead of the service's",
      }),
      patientCard: t.arg.int({ description: "Who must be free then" }),
      first: t.arg.int({ description: "How many at most: 50, or 20 unless told" }),
    },
    resolve: (_root, args, ctx) => listFreePlaces(ctx, args),
  }),
}));
