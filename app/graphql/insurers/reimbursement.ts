import { graphql, type ResultOf } from "../graphql.ts";

export const ReimbursementYear = graphql(`
  query ReimbursementYear($year: Int!) {
    reimbursementYear(year: $year) {
      decree {
        referenceYear
        pointPrice {
          amount
          currency
        }
        pointPriceWithBonus {
          amount
          currency
        }
        ceiling
        listedDiagnoses
        unlimitedDiagnoses
      }
      insurers {
        insuranceCompany {
          code
          abbreviation
        }
        expertise
        firstMonth
        lastMonth
        people
        unlimitedPeople
        missingPeople
        points
        price {
          amount
          currency
        }
        limitedPrice {
          amount
          currency
        }
        pointPrice {
          amount
          currency
        }
        conditions {
          name
          met
          metThen
          count
          of
        }
        coefficient {
          least
          most
        }
        ceiling {
          least {
            amount
            currency
          }
          most {
            amount
            currency
          }
        }
        averagePayment {
          amount
          currency
        }
        version
      }
    }
  }
`);
export type ReimbursementOfYear = ResultOf<typeof ReimbursementYear>["reimbursementYear"];

export const UpdateReimbursementYear = graphql(`
  mutation UpdateReimbursementYear(
    $insuranceCompany: String!
    $expertise: String!
    $year: Int!
    $version: Int!
    $input: ReimbursementYearInput!
  ) {
    reimbursementYearUpdate(
      insuranceCompany: $insuranceCompany
      expertise: $expertise
      year: $year
      version: $version
      input: $input
    )
  }
`);
