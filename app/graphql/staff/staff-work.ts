import { graphql, type ResultOf } from "../graphql.ts";

const WorkPart = graphql(`
  fragment WorkPart on ProfileWorkItem @_unmask {
    events
    obstacle
    conflicts {
      kind
      id
      label
      reason
      at
      from
      to
      event
      eventName
    }
    event {
      id
      eventType
      beginAt
      allDay
      name
      procedure {
        name
      }
      owner {
        id
      }
      facilities {
        name
      }
      patientAttendances {
        patientCard {
          uuid
          fullName
        }
      }
    }
  }
`);
export type WorkPart = ResultOf<typeof WorkPart>;

const HandoverParts = graphql(`
  fragment HandoverParts on Handover @_unmask {
    id
    createdAt
    createdBy {
      fullName
    }
    to {
      id
      fullName
    }
    events
    waitingPatients
    undoneAt
  }
`);
export type HandoverParts = ResultOf<typeof HandoverParts>;

/** The work that a colleague has ahead, with those who could take it over and what was handed over before. */
export const ProfileWork = graphql(
  `
    query ProfileWork(
      $profile: Int!
      $page: Int
      $to: Int
      $toWaitingList: Boolean
      $confirmOutsideHours: Boolean
      $staying: Boolean
    ) {
      profile(profile: $profile) {
        id
        fullName
      }
      profileWork(
        profile: $profile
        page: $page
        to: $to
        toWaitingList: $toWaitingList
        confirmOutsideHours: $confirmOutsideHours
        staying: $staying
      ) {
        total
        listed
        page
        pageSize
        requests
        waitingPatients
        drafts
        plan {
          events
          waitingPatients
          stayingTotal
        }
        items {
          ...WorkPart
        }
      }
      waitingPatientCodebook {
        profiles {
          id
          listName
        }
      }
      handovers(profile: $profile) {
        ...HandoverParts
      }
    }
  `,
  [WorkPart, HandoverParts],
);

/** The waiting patients who asked for a colleague. */
export const ProfileWaiting = graphql(`
  query ProfileWaiting($profile: Int!, $page: Int, $to: Int, $toWaitingList: Boolean, $confirmOutsideHours: Boolean) {
    profile(profile: $profile) {
      id
      fullName
    }
    profileWork(profile: $profile, to: $to, toWaitingList: $toWaitingList, confirmOutsideHours: $confirmOutsideHours) {
      total
      plan {
        events
        waitingPatients
      }
    }
    profileWaitingPatients(profile: $profile, page: $page, to: $to) {
      total
      page
      pageSize
      items {
        obstacle
        waitingPatient {
          id
          createdAt
          patientCard {
            uuid
            fullName
          }
          procedures {
            id
            name
          }
        }
      }
    }
    waitingPatientCodebook {
      profiles {
        id
        listName
      }
    }
  }
`);
export type ProfileWaiting = ResultOf<typeof ProfileWaiting>;

export const HandOver = graphql(`
  mutation HandOver($profile: Int!, $input: HandoverInput!) {
    handoverCreate(profile: $profile, input: $input) {
      id
      events
      waitingPatients
    }
  }
`);

/** A handover with the result that undoing it would have. */
export const UndoPreview = graphql(
  `
    query UndoPreview($handover: Int!) {
      handoverUndoPreview(handover: $handover) {
        handover {
          ...HandoverParts
          from {
            id
            fullName
          }
        }
        plan {
          events
          waitingPatients
          stayingTotal
          staying {
            ...WorkPart
          }
        }
      }
    }
  `,
  [WorkPart, HandoverParts],
);

export const UndoHandover = graphql(`
  mutation UndoHandover($handover: Int!) {
    handoverUndo(handover: $handover) {
      id
    }
  }
`);
