import { graphql } from "../graphql.ts";

export const UnpaidSums = graphql(`
  query UnpaidSums {
    unpaidPayments {
      age
      count
      amount
    }
  }
`);

export const PaymentReminders = graphql(`
  query PaymentReminders($payments: [Int!]!) {
    paymentReminders(payments: $payments) {
      recipient
      obstacle
      payment {
        id
        owed {
          amount
          currency
        }
        payer
        variableSymbol
        patientCard {
          fullName
        }
      }
    }
  }
`);

export const RemindOfPayments = graphql(`
  mutation RemindOfPayments($payments: [Int!]!) {
    paymentsRemind(payments: $payments) {
      recipient
    }
  }
`);

export const ReminderDays = graphql(`
  query ReminderDays {
    me {
      profile {
        medicalCenter {
          reminderDays
        }
      }
    }
  }
`);

export const SetReminderDays = graphql(`
  mutation SetReminderDays($days: Int!) {
    reminderDaysSet(days: $days) {
      id
    }
  }
`);
