import { graphql, type ResultOf } from "../graphql.ts";

export const InsuredNumbers = graphql(`
  query InsuredNumbers($month: String) {
    me {
      profile {
        medicalCenter {
          insuranceConfig {
            active
          }
        }
      }
    }
    insuredNumbers(month: $month) {
      numbers
      withoutNumber
      files {
        name
        numbers
      }
    }
  }
`);

export const InsuredNumbersText = graphql(`
  query InsuredNumbersText($name: String!, $month: String) {
    insuredNumbersText(name: $name, month: $month)
  }
`);

export const CompareInsuredNumbers = graphql(`
  query CompareInsuredNumbers($file: Upload!) {
    insuredNumbersComparison(file: $file) {
      isWhole
      faults {
        line
        fault
        record
        field
        expected
        found
      }
      numbers
      onNoCard
      differenceCount
      differences {
        kind
        patientCard {
          uuid
          fullName
        }
        insuranceNumber
        insuranceCompany
        insuranceVariant
        from
        to
        visits
        periods {
          line
          insuranceCompany
          insuranceVariant
          from
          to
        }
      }
    }
  }
`);
export type InsuredNumbersComparison = ResultOf<typeof CompareInsuredNumbers>["insuredNumbersComparison"];
