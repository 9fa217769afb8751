import { builder } from "./builder.ts";

export const DateRange = builder.objectRef<{ from: string; to: string }>("DateRange").implement({
  description: "Days, both included",
  fields: (t) => ({ from: t.expose("from", { type: "Date" }), to: t.expose("to", { type: "Date" }) }),
});
