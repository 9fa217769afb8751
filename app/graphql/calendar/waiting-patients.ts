import { GridPageFields } from "../center/grids.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { StripPatient } from "../patients/patient-strip.ts";

const WaitingEntry = graphql(`
  fragment WaitingEntry on WaitingPatient @_unmask {
    id
    version
    urgent
    note
    phone
    email
    weekdays
    timeFrom
    timeTo
    availableFrom
    availableTo
    createdAt
    patientCard {
      id
      uuid
      name
      surname
      fullName
    }
    procedures {
      id
      name
      color
    }
    profiles {
      id
      fullName
      listName
    }
    canceledEvent {
      beginAt
      endAt
      allDay
    }
  }
`);
export type WaitingEntry = ResultOf<typeof WaitingEntry>;

/** A page of the waiting list, and the choices of its filters. */
export const WaitingList = graphql(
  `
    query WaitingList($parameters: [DataGridParameter!]!) {
      dataGrid(name: "waitingPatients", parameters: $parameters) {
        ...GridPageFields
      }
      waitingPatientCodebook {
        profiles {
          id
          listName
        }
        procedures {
          id
          name
        }
      }
    }
  `,
  [GridPageFields],
);

export const WaitingPatient = graphql(
  `
    query WaitingPatient($id: Int!) {
      waitingPatient(waitingPatient: $id, procedureInput: {}) {
        waitingPatient {
          ...WaitingEntry
        }
        profiles {
          id
          fullName
          listName
        }
        procedures {
          id
          name
        }
      }
    }
  `,
  [WaitingEntry],
);

export const WaitingPatientCodebook = graphql(`
  query WaitingPatientCodebook {
    waitingPatientCodebook {
      profiles {
        id
        listName
      }
      procedures {
        id
        name
      }
    }
  }
`);

/** The entry that a question is about. */
export const WaitingPatientAsked = graphql(
  `
    query WaitingPatientAsked($id: Int!) {
      waitingPatient(waitingPatient: $id, procedureInput: {}) {
        waitingPatient {
          procedures {
            name
          }
          patientCard {
            ...StripPatient
          }
        }
      }
    }
  `,
  [StripPatient],
);

/** Values that a new event takes over from the waiting-list entry it fulfils. */
export const EntryToBook = graphql(`
  query EntryToBook($id: Int!) {
    waitingPatient(waitingPatient: $id, procedureInput: {}) {
      waitingPatient {
        patientCard {
          id
        }
        procedure {
          id
        }
        paramedic {
          id
        }
      }
    }
  }
`);

export const SuitingWaitingPatients = graphql(
  `
    query SuitingWaitingPatients($from: DateTime!, $to: DateTime!, $profile: Int!, $procedure: Int) {
      waitingPatientsFor(from: $from, to: $to, profile: $profile, procedure: $procedure) {
        waitingPatient {
          ...WaitingEntry
        }
        procedure {
          id
          name
          color
        }
        beginAt
        endAt
      }
      waitingPatientCodebook {
        profiles {
          id
          fullName
        }
      }
    }
  `,
  [WaitingEntry],
);

/** End of a free slot with a known begin. */
export const FreeUntil = graphql(`
  query FreeUntil($profile: Int!, $from: DateTime!) {
    freeUntil(profile: $profile, from: $from)
  }
`);

/** Number of waiting patients who suit a freed slot. */
export const SuitingCount = graphql(`
  query SuitingCount($from: DateTime!, $to: DateTime!, $profile: Int!, $procedure: Int) {
    waitingPatientsFor(from: $from, to: $to, profile: $profile, procedure: $procedure) {
      waitingPatient {
        id
      }
    }
  }
`);

export const CreateWaitingPatient = graphql(`
  mutation CreateWaitingPatient($input: WaitingPatientInput!) {
    waitingPatientCreate(input: $input) {
      id
    }
  }
`);

export const UpdateWaitingPatient = graphql(`
  mutation UpdateWaitingPatient($id: Int!, $input: WaitingPatientInput!, $version: Int!) {
    waitingPatientUpdate(waitingPatient: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveWaitingPatient = graphql(`
  mutation RemoveWaitingPatient($id: Int!) {
    waitingPatientRemove(waitingPatient: $id)
  }
`);

export const WaitingPatientProfiles = graphql(`
  query WaitingPatientProfiles {
    waitingPatientCodebook {
      profiles {
        id
        fullName
        listName
      }
    }
  }
`);
