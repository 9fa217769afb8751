import { graphql, type ResultOf } from "../graphql.ts";

const ChartParts = graphql(`
  fragment ChartParts on StatsChart @_unmask {
    labels
    datasets {
      key
      label
      data
    }
  }
`);
export type ChartParts = ResultOf<typeof ChartParts>;

/** A chart of a period, and of the period before. */
export const Chart = graphql(
  `
    query Chart($now: StatsInput!, $before: StatsInput!) {
      now: statsChart(statsInput: $now) {
        ...ChartParts
      }
      before: statsChart(statsInput: $before) {
        ...ChartParts
      }
    }
  `,
  [ChartParts],
);

export const ServiceIncome = graphql(`
  query ServiceIncome($now: StatsPeriodInput!, $before: StatsPeriodInput!) {
    now: statsDetails(statsInput: $now) {
      services {
        procedure {
          id
          name
        }
        cash
        card
        transfer
        total
      }
    }
    before: statsDetails(statsInput: $before) {
      services {
        procedure {
          id
          name
        }
        total
      }
    }
  }
`);

export const VisitDetails = graphql(`
  query VisitDetails($now: StatsPeriodInput!, $before: StatsPeriodInput!) {
    now: statsDetails(statsInput: $now) {
      lateExcuses
      returning {
        patients
        returning
      }
      people {
        profile {
          id
          fullName
        }
        visits
        minutes
        income
        busy
        working
      }
      facilities {
        facility {
          id
          name
        }
        busy
        open
      }
    }
    before: statsDetails(statsInput: $before) {
      lateExcuses
      returning {
        patients
      }
    }
  }
`);
export type PersonWork = ResultOf<typeof VisitDetails>["now"]["people"][number];
export type FacilityUse = ResultOf<typeof VisitDetails>["now"]["facilities"][number];

/** The people and services to choose from. */
export const StatsChoices = graphql(`
  query StatsChoices {
    profiles {
      id
      listName
      active
    }
    procedures {
      id
      name
    }
  }
`);
