import { weekdays } from "#rules/codes.ts";
import type { PersonHours, WorkingWeek } from "#rules/working-hours/working-hours.ts";
import { graphql, type ResultOf } from "../graphql.ts";

export const WorkingHours = graphql(`
  fragment WorkingHours on WorkingHours @_unmask {
    monday {
      from
      to
      breaks {
        from
        to
      }
    }
    tuesday {
      from
      to
      breaks {
        from
        to
      }
    }
    wednesday {
      from
      to
      breaks {
        from
        to
      }
    }
    thursday {
      from
      to
      breaks {
        from
        to
      }
    }
    friday {
      from
      to
      breaks {
        from
        to
      }
    }
    saturday {
      from
      to
      breaks {
        from
        to
      }
    }
    sunday {
      from
      to
      breaks {
        from
        to
      }
    }
  }
`);

type Week = ResultOf<typeof WorkingHours>;
type Hours = { workingHours: Week | null; workingHoursPeriods: { from: string; to: string; workingHours: Week }[] };
const weekOf = (hours: Week): WorkingWeek => weekdays.map((day) => hours[day]);

/** Working hours as the rules take them; null for people without. */
export const hoursOf = ({ workingHours, workingHoursPeriods: periods }: Hours): PersonHours | null =>
  workingHours || periods.length > 0
    ? {
        usual: workingHours && weekOf(workingHours),
        periods: periods.map(({ from, to, workingHours }) => ({ from, to, workingHours: weekOf(workingHours) })),
      }
    : null;

/** Hours as the rules have them, the way the API takes them. */
export const hoursInput = (week: WorkingWeek) =>
  Object.fromEntries(
    weekdays.map((name, at) => [name, week[at] && { ...week[at], breaks: [...(week[at].breaks ?? [])] }]),
  );

export const TeamHours = graphql(
  `
    query TeamHours($from: DateTime!, $to: DateTime!) {
      profileWorkingHours {
        id
        fullName
        workingHours {
          ...WorkingHours
        }
        workingHoursPeriods(from: $from, to: $to) {
          from
          to
          workingHours {
            ...WorkingHours
          }
        }
      }
      profileFreeTimes(from: $from, to: $to) {
        name
        beginAt
        endAt
        allDay
        owner {
          id
        }
        staffs {
          id
        }
      }
    }
  `,
  [WorkingHours],
);

export const HoursOfPerson = graphql(
  `
    query HoursOfPerson($profile: Int!) {
      profileWorkingHours(profile: $profile) {
        fullName
        version
        workingHours {
          ...WorkingHours
        }
        workingHoursPeriods {
          id
          from
          to
        }
      }
      profileFreeTimes(profile: $profile) {
        id
        name
        beginAt
        endAt
        allDay
      }
    }
  `,
  [WorkingHours],
);

export const UpdateHours = graphql(`
  mutation UpdateHours($profile: Int!, $workingHours: WorkingHoursInput!, $version: Int!) {
    profileWorkingHoursUpdate(profile: $profile, workingHours: $workingHours, version: $version) {
      id
    }
  }
`);

export const HoursPeriods = graphql(
  `
    query HoursPeriods($profile: Int!) {
      profileWorkingHours(profile: $profile) {
        fullName
        workingHoursPeriods {
          id
          from
          to
          version
          workingHours {
            ...WorkingHours
          }
        }
      }
    }
  `,
  [WorkingHours],
);

export const CreateHoursPeriod = graphql(`
  mutation CreateHoursPeriod($profile: Int!, $input: WorkingHoursPeriodInput!) {
    profileWorkingHoursPeriodCreate(profile: $profile, input: $input) {
      id
    }
  }
`);

export const UpdateHoursPeriod = graphql(`
  mutation UpdateHoursPeriod($period: Int!, $input: WorkingHoursPeriodInput!, $version: Int!) {
    profileWorkingHoursPeriodUpdate(profileWorkingHoursPeriod: $period, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveHoursPeriod = graphql(`
  mutation RemoveHoursPeriod($period: Int!) {
    profileWorkingHoursPeriodRemove(profileWorkingHoursPeriod: $period)
  }
`);

export const ComingLeave = graphql(`
  query ComingLeave($profile: Int!) {
    profileWorkingHours(profile: $profile) {
      fullName
    }
    profileFreeTimes(profile: $profile) {
      id
      name
      beginAt
      endAt
      allDay
    }
  }
`);

export const RemoveLeave = graphql(`
  mutation RemoveLeave($event: Int!) {
    eventRemove(event: $event) {
      id
    }
  }
`);
