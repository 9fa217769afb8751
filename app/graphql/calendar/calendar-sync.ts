import { graphql } from "../graphql.ts";

export const Calendars = graphql(`
  query Calendars {
    me {
      profile {
        id
        medicalCenter {
          calendarFeedNames
        }
      }
    }
    calendars {
      id
      profile {
        fullName
      }
      acls {
        id
        email
        addressAt
        readAt
      }
    }
  }
`);

export const AddCalendarEmail = graphql(`
  mutation AddCalendarEmail($email: String!, $calendar: Int!) {
    calendarAclCreate(email: $email, calendar: $calendar) {
      email
    }
  }
`);

export const RenewCalendarAddress = graphql(`
  mutation RenewCalendarAddress($aclId: Int!, $calendar: Int!) {
    calendarAclRenew(aclId: $aclId, calendar: $calendar) {
      email
    }
  }
`);

export const RemoveCalendarEmail = graphql(`
  mutation RemoveCalendarEmail($aclId: Int!, $calendar: Int!) {
    calendarAclRemove(aclId: $aclId, calendar: $calendar) {
      email
    }
  }
`);

export const SetCalendarFeedNames = graphql(`
  mutation SetCalendarFeedNames($active: Boolean!) {
    calendarFeedNamesSet(active: $active) {
      id
    }
  }
`);
