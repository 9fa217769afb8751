import { eq } from "drizzle-orm";
import { createDb } from "#api/core/db/client.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

const { profiles, procedures } = ids;
const shown = `id version eventType allDay beginAt endAt name note capacity owner { id } staffs { id } facilities { id } patientAttendances { state patientCard { id } }`;
const update = `mutation ($event: Int!, $version: Int, $date: EventDateInput, $places: EventFacilitiesInput, $details: EventDetailsInput, $override: OverrideInput, $confirm: Boolean) {
  eventUpdate(event: $event, version: $version, dateInput: $date, facilitiesInput: $places, detailsInput: $details, override: $override, confirmOutsideHours: $confirm) { ${shown} } }`;

/** Events of Petr's that are entered and changed through the API. */
export function eventChangesOf(api: Awaited<ReturnType<typeof testApi>>) {
  const owner = createDb(api.database.owner);
  const change = (who: Role, variables: object) => api.call(who, update, variables);
  const add = async (day: string, input: object = {}) => {
    const therapy = {
      eventType: "EVENT",
      procedure: procedures.therapy,
      owner: profiles.paramedic,
      beginAt: `${day}T08:00:00+01:00`,
      ...input,
    };
    const { data } = await api.call(
      "receptionist",
      `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id version } }`,
      { input: therapy },
    );
    return data.eventCreate as { id: number; version: number };
  };
  const claims = (event: number) =>
    owner.select().from(occupancies).where(eq(occupancies.eventId, event)).orderBy(occupancies.id);
  return { add, change, claims };
}
type Answer = Awaited<ReturnType<ReturnType<typeof eventChangesOf>["change"]>>;
export const code = (answer: Answer) => answer.errors?.[0]?.extensions.code;
/** The faults of fields: the path of each, and its code. */
export const fields = (answer: Answer) =>
  answer.errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [
    field.path.join("."),
    field.code,
  ]);
