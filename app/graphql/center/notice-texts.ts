import { graphql } from "../graphql.ts";

const Preview = graphql(`
  fragment Preview on NoticePreview @_unmask {
    subject
    message
    sms {
      parts
      length
      encoding
    }
  }
`);

export const SmsText = graphql(
  `
    query SmsText($id: Int!) {
      smsNotification(notification: $id) {
        message
        occasion
        language
        isOwn
        version
        preview {
          ...Preview
        }
      }
    }
  `,
  [Preview],
);

export const TrySmsText = graphql(
  `
    query TrySmsText($id: Int!, $message: String) {
      smsNotification(notification: $id) {
        preview(message: $message) {
          ...Preview
        }
      }
    }
  `,
  [Preview],
);

export const UpdateSmsText = graphql(`
  mutation UpdateSmsText($id: Int!, $input: SmsNotificationInput!, $version: Int!) {
    smsNotificationUpdate(notification: $id, input: $input, version: $version) {
      version
    }
  }
`);

export const EmailText = graphql(
  `
    query EmailText($id: Int!) {
      emailNotification(notification: $id) {
        subject
        message
        occasion
        language
        isOwn
        version
        preview {
          ...Preview
        }
      }
    }
  `,
  [Preview],
);

export const TryEmailText = graphql(
  `
    query TryEmailText($id: Int!, $subject: String, $message: String) {
      emailNotification(notification: $id) {
        preview(subject: $subject, message: $message) {
          ...Preview
        }
      }
    }
  `,
  [Preview],
);

export const UpdateEmailText = graphql(`
  mutation UpdateEmailText($id: Int!, $input: EmailNotificationInput!, $version: Int!) {
    emailNotificationUpdate(notification: $id, input: $input, version: $version) {
      version
    }
  }
`);
