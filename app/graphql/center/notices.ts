import { graphql } from "../graphql.ts";
import { StripPatient } from "../patients/patient-strip.ts";

const StaffNoticesParts = graphql(`
  fragment StaffNotices on StaffNotices @_unmask {
    people {
      profile {
        id
        fullName
        listName
      }
      email
      requests
      sheet
    }
    sheetTime
    mailLine
  }
`);

export const NoticeSettings = graphql(
  `
    query NoticeSettings {
      me {
        profile {
          medicalCenter {
            reminderDays
          }
        }
      }
      alerts {
        id
        active
        alertType
        minutesAhead
        dayAhead
        notificationType
      }
      quietHours {
        from
        to
      }
      smsNotifications {
        id
        occasion
        language
        isOwn
      }
      emailNotifications {
        id
        occasion
        language
        isOwn
      }
      refusedNoticeCount
      staffNotices {
        ...StaffNotices
      }
    }
  `,
  [StaffNoticesParts],
);

export const Alerts = graphql(`
  query Alerts {
    alerts {
      id
      active
      minutesAhead
      dayAhead
      notificationType
    }
  }
`);

export const UpdateAlert = graphql(`
  mutation UpdateAlert($alert: Int!, $active: Boolean!) {
    alertUpdate(alert: $alert, active: $active) {
      id
    }
  }
`);

export const QuietHours = graphql(`
  query QuietHours {
    quietHours {
      from
      to
      version
    }
  }
`);

export const UpdateQuietHours = graphql(`
  mutation UpdateQuietHours($input: QuietHoursInput!, $version: Int!) {
    quietHoursUpdate(input: $input, version: $version) {
      version
    }
  }
`);

export const StaffNotices = graphql(
  `
    query StaffNotices {
      staffNotices {
        ...StaffNotices
        version
      }
    }
  `,
  [StaffNoticesParts],
);

export const UpdateStaffNotices = graphql(`
  mutation UpdateStaffNotices($input: StaffNoticesInput!, $version: Int!) {
    staffNoticesUpdate(input: $input, version: $version) {
      version
    }
  }
`);

export const NoticePatient = graphql(
  `
    query NoticePatient($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        ...StripPatient
      }
    }
  `,
  [StripPatient],
);

export const RepeatNotice = graphql(`
  mutation RepeatNotice($notice: Int!, $patientCard: Int!) {
    noticeRepeat(notice: $notice, patientCard: $patientCard) {
      id
    }
  }
`);
