import { ids } from "#tests/cast/people.ts";
import { ask, event, events, field, form, owner, whole } from "./ask.ts";

const { procedures, patients, profiles } = ids;
const day = { from: "08:00", to: "12:00" };
const period = (input: object, profile: number = ids.profiles.admin) =>
  ask(
    "admin",
    `mutation ($profile: Int!, $input: WorkingHoursPeriodInput!) { profileWorkingHoursPeriodCreate(profile: $profile, input: $input) { id } }`,
    {
      profile,
      input: { from: "2026-12-01", to: "2026-12-31", workingHours: { monday: day }, ...input },
    },
  );

/** The refusals of events, series, working hours and subscribed calendars. */
export const calendar = {
  timeInvalid: () => form("/nova-udalost", { eventType: "EVENT", date: "18. 3. 2026", from: "ráno" }),
  tooManyAddresses: async () => {
    await owner.query(
      `insert into calendar_acls (medical_center_id, profile_id, email, token_hash) select $1, $2, n || '@lipa.example', n::text from generate_series(1, 10) as n`,
      [ids.center, profiles.paramedic],
    );
    return field(
      "email",
      ask(
        "admin",
        `mutation { calendarAclCreate(email: "petr@doma.example", calendar: ${profiles.paramedic}) { id } }`,
      ),
    );
  },
  endBeforeStart: () => field("endAt", event({ endAt: "2026-03-24T08:00:00+01:00" })),
  eventTooLong: () => field("endAt", event({ endAt: "2026-03-25T08:01:00+01:00" })),
  periodTooLong: () => field("to", events("2026-01-01T00:00:00Z", "2026-12-31T00:00:00Z")),
  breakOutside: () =>
    field(
      "workingHours.monday.breaks.0.from",
      period({ workingHours: { monday: { ...day, breaks: [{ from: "07:30", to: "08:30" }] } } }),
    ),
  breaksOverlap: () =>
    field(
      "workingHours.monday.breaks.1.from",
      period({
        workingHours: {
          monday: {
            ...day,
            breaks: [
              { from: "10:00", to: "10:30" },
              { from: "10:00", to: "10:15" },
            ],
          },
        },
      }),
    ),
  periodsOverlap: async () => {
    await period({});
    return field("from", period({ from: "2026-12-31", to: "2027-01-31" }));
  },
  eitherEnd: () =>
    field("recurrence.count", event({ recurrence: { frequency: "DAILY", until: "2026-12-31", count: 3 } })),
  seriesTooLong: () => field("recurrence.until", event({ recurrence: { frequency: "DAILY", until: "2099-12-31" } })),
  tooManyPeriods: async () => {
    await owner.query(
      `insert into working_hours_periods (medical_center_id, profile_id, from_date, to_date, working_hours)
       select $1, $2, '2030-01-01'::date + n, '2030-01-01'::date + n, '[]' from generate_series(1, 100) n`,
      [ids.center, ids.profiles.manager],
    );
    return field("from", period({}, ids.profiles.manager));
  },
  overlap: () => whole(event({ beginAt: "2026-03-16T09:15:00+01:00" })),
  seriesEmpty: () =>
    field(
      "recurrence.exceptions",
      event({ recurrence: { frequency: "DAILY", count: 1, exceptions: [{ date: "2026-03-24", leaveOut: true }] } }),
    ),
  seriesOver: async () => {
    const input = {
      eventType: "FREE_TIME",
      owner: profiles.admin,
      beginAt: "2026-03-12T08:00:00Z",
      endAt: "2026-03-12T09:00:00Z",
      recurrence: { frequency: "DAILY", count: 2 },
    };
    await ask("admin", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
    const { rows } = await owner.query("select parent_id from events where parent_id is not null");
    return whole(ask("admin", `mutation { eventRemove(event: ${rows[0].parent_id}, wholeSeries: true) { id } }`));
  },
  outsideHours: () => whole(event({ beginAt: "2026-03-24T20:00:00+01:00" })),
  capacityFull: () =>
    field("patientCards", event({ procedure: procedures.therapy, patientCards: [patients.jana, patients.karel] })),
  notWaiting: () => whole(event({ beginAt: "2026-03-24T10:00:00+01:00", waitingPatient: 999_999 })),
};
