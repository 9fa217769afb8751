import { graphql, type ResultOf } from "../graphql.ts";

/** The coding of a report; null to users who may not read reports. */
export const ReportCoding = graphql(`
  fragment ReportCoding on MedicalReport @_unmask {
    department {
      id
      expertise
    }
    medicalOperationsWithCount {
      count
      medicalOperation {
        code
        name
      }
    }
    primaryDiagnosis {
      code
      label
    }
    otherDiagnosis {
      code
      label
    }
    codingReason
    codingFaults {
      kind
      isError
      code
      allowed
    }
  }
`);
export type ReportCoding = ResultOf<typeof ReportCoding>;

export const CodingOfReport = graphql(
  `
    query CodingOfReport($uuid: String!) {
      medicalReport(uuid: $uuid) {
        id
        examinedAt
        patientCard {
          id
        }
        patientAttendance {
          id
          cover
          event {
            id
          }
        }
        ...ReportCoding
        lastCoded {
          examinedAt
          ...ReportCoding
        }
      }
      myDepartments {
        id
        expertise
      }
      medicalOperationPresets {
        id
        name
        medicalOperationsWithCount {
          count
          medicalOperation {
            code
            name
          }
        }
      }
    }
  `,
  [ReportCoding],
);

export const OfferedOperations = graphql(`
  query OfferedOperations($patientCard: Int!, $department: Int, $day: Date, $patientAttendance: Int) {
    availableMedicalOperations(
      patientCard: $patientCard
      department: $department
      day: $day
      patientAttendance: $patientAttendance
    ) {
      code
      name
      warning
      warningAllowed
      currentLimitation {
        availableAmount
        allowedAmountPerTimePeriod
        timePeriod
        timePeriodMultiplier
      }
    }
  }
`);
export type OfferedOperation = ResultOf<typeof OfferedOperations>["availableMedicalOperations"][number];
