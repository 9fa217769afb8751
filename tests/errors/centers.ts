import { ids } from "#tests/cast/people.ts";
import { ask, event, field, owner, service, whole } from "./ask.ts";

const { procedures } = ids;

/** The refusals of a centre's services, settings, staff and statistics. */
export const centers = {
  priceInvalid: () => field("price", service({ price: { amount: 1_000, currency: "EUR" } })),
  durationOutOfRange: () => field("duration", service({ duration: 0 })),
  capacityOutOfRange: () => field("capacity", service({ capacity: 1 })),
  typeInUse: async () => {
    await event({ procedure: procedures.group, beginAt: "2026-03-25T08:00:00+01:00" });
    return field(
      "type",
      ask(
        "admin",
        `mutation { procedureUpdate(procedure: ${procedures.group}, version: 1, input: { type: INDIVIDUAL }) { id } }`,
      ),
    );
  },
  groupingUnfit: () =>
    field(
      "grouping",
      ask("admin", `{ statsChart(statsInput: { type: INCOME, period: MONTH, grouping: YEAR }) { labels } }`),
    ),
  profileGone: async () => {
    const { rows } = await owner.query(
      "insert into handovers (medical_center_id, from_profile_id, created_by) values ($1, $2, $3) returning id",
      [ids.center, ids.profiles.deactivated, ids.profiles.admin],
    );
    return whole(ask("admin", `mutation { handoverUndo(handover: ${rows[0].id}) { id } }`));
  },
  nothingChosen: () => field("inputs", ask("admin", `mutation { proceduresCreate(inputs: []) { id } }`)),
  visitMinutesOutOfRange: () =>
    field(
      "visitMinutes",
      ask("admin", `mutation { medicalCenterUpdate(version: 1, input: { visitMinutes: 4 }) { id } }`),
    ),
};
