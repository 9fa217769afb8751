import { builder } from "../builder.ts";

/** A patient's own request for a slot. */
export const Booking = builder.objectRef<{ id: number }>("Booking").implement({
  fields: (t) => ({ id: t.exposeInt("id") }),
});
