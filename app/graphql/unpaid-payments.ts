import { graphql } from "./graphql.ts";

export const UnpaidPayments = graphql(`
  query UnpaidPayments($age: UnpaidAge, $page: Int) {
    unpaidPayments(age: $age, page: $page) {
      total
      page
      pageSize
      ages {
        age
        count
        amount
      }
      items {
        id
        owed {
          amount
          currency
        }
        createdAt
        variableSymbol
        payer
        patientCard {
          uuid
          fullName
        }
        invoice {
          dueOn
        }
        remindedAt
      }
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
