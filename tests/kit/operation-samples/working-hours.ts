import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { periods } from "./known.ts";
import { ownOr, type Samples } from "./sample.ts";

const period = `input: { from: "2034-01-01", to: "2034-01-31", workingHours: { monday: { from: "8:00", to: "12:00" } } }`;

/** Periods of everybody. */
export async function prepareWorkingHours(owner: Pool) {
  for (const [who, id] of Object.entries(periods))
    await owner.query(
      `insert into working_hours_periods (id, medical_center_id, profile_id, from_date, to_date, working_hours) overriding system value
       values ($1, ${ids.center}, $2, '2035-01-01', '2035-01-31', '[]'), ($1 + 4, ${ids.center}, $2, '2037-01-01', '2037-01-31', '[]')`,
      [id, ids.profiles[who as keyof typeof periods]],
    );
  await owner.query("select setval(pg_get_serial_sequence('working_hours_periods', 'id'), 100)");
}

export const workingHours: Samples = {
  "Query.profileWorkingHours": {
    call: (at) =>
      `profileWorkingHours(profile: ${at.profiles.paramedic}) { fullName workingHours { monday { from } } workingHoursPeriods { from } }`,
  },
  "Query.profileFreeTimes": {
    call: (at) => `profileFreeTimes(profile: ${at.profiles.paramedic}) { name owner { fullName } }`,
    stranger: "own",
  },
  "Mutation.profileWorkingHoursUpdate": {
    call: (at, who) =>
      `profileWorkingHoursUpdate(profile: ${ownOr(at.profiles, who)}, version: 1, workingHours: { monday: { from: "8:00", to: "12:00" } }) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodCreate": {
    call: (at, who) => `profileWorkingHoursPeriodCreate(profile: ${ownOr(at.profiles, who)}, ${period}) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodUpdate": {
    call: (at, who) =>
      `profileWorkingHoursPeriodUpdate(profileWorkingHoursPeriod: ${ownOr(at.periods, who)}, version: 1, ${period.replaceAll("2034", "2036")}) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodRemove": {
    call: (at, who) => `profileWorkingHoursPeriodRemove(profileWorkingHoursPeriod: ${ownOr(at.periods, who) + 4})`,
  },
};
