import { calendarResources } from "../../calendar/availability/resources.ts";
import { builder } from "../builder.ts";
import { Profile } from "../medical-centers/medical-centers.ts";

type Person = Awaited<ReturnType<typeof calendarResources>>["staffs"][number];

const CalendarAcl = builder.objectRef<{ id: number; email: string }>("CalendarAcl").implement({
  description: "A user of a calendar subscription",
  fields: (t) => ({ id: t.exposeInt("id"), email: t.exposeString("email") }),
});

/** A person's calendar has the person's id. */
const Calendar = builder.objectRef<Person>("Calendar").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    profile: t.field({ type: Profile, resolve: (person) => person }),
    acls: t.field({ type: [CalendarAcl], resolve: () => [] }),
  }),
});

builder.queryFields((t) => ({
  calendars: t.field({
    type: [Calendar],
    rule: "calendar:read",
    resolve: async (_root, _args, ctx) => (await calendarResources(ctx, {})).staffs,
  }),
}));
