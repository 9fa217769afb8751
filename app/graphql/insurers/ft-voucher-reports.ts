import { Myself } from "../staff/accounts.ts";
import { graphql } from "../graphql.ts";
import { ReportToRead } from "../care/medical-reports.ts";
import { PrintHead, PrintedPatient } from "../care/prints.ts";

/** A report to the applicant of a voucher, with the text of one medical report unless it is to be without. */
export const FtVoucherReport = graphql(
  `
    query FtVoucherReport($id: Int!, $report: String, $withText: Boolean!) {
      ...Myself
      ...PrintHead
      me {
        profile {
          medicalCenter {
            companyNumber
          }
        }
      }
      departments {
        expertise
        insuranceCompanyContracts {
          icz
          validFrom
          validTo
          insuranceCompany {
            code
          }
        }
      }
      ftVoucher(ftVoucher: $id) {
        id
        issuedAt
        externalNumber
        expertise
        reason
        aim
        visits
        insuranceCompany {
          code
          abbreviation
        }
        applicant {
          name
          icp
          expertise
          phone
          address
        }
        primaryDiagnosis {
          label
        }
        otherDiagnosis {
          label
        }
        medicalOperationsWithUsageCount {
          asked
          medicalOperation {
            code
            name
          }
        }
        patientCard {
          ...PrintedPatient
          insuranceNumber
          insurances {
            validFrom
            insuranceNumber
          }
        }
        extentOfCare {
          patientAttendance {
            id
            event {
              id
              beginAt
              procedure {
                name
              }
            }
          }
          medicalReport {
            uuid
            examinedAt
            paramedicName
          }
          operations {
            code
            name
            count
          }
        }
        conclusion(medicalReport: $report) @include(if: $withText) {
          ...ReportToRead
        }
      }
    }
  `,
  [Myself, PrintHead, PrintedPatient, ReportToRead],
);
