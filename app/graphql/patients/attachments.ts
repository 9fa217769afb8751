import { graphql } from "../graphql.ts";
import { StripPatient } from "./patient-strip.ts";

const AttachmentRow = graphql(`
  fragment AttachmentRow on Attachment @_unmask {
    id
    uuid
    type
    createdAt
    createdBy {
      fullName
    }
    file {
      uuid
      type
      name
      extension
      size
      ... on Image {
        hasThumbnail
      }
    }
  }
`);

/** A report's files, to be opened. */
export const ReportAttachments = graphql(`
  fragment ReportAttachments on MedicalReport @_unmask {
    attachments {
      uuid
      file {
        uuid
        name
        size
        ... on Image {
          hasThumbnail
        }
      }
    }
  }
`);

export const Attachment = graphql(
  `
    query Attachment($uuid: String!) {
      attachment(uuid: $uuid) {
        ...AttachmentRow
        file {
          ... on Image {
            hasPicture
          }
        }
        patientCard {
          ...StripPatient
        }
        medicalReport {
          uuid
          examinedAt
          state
          createdBy {
            id
          }
        }
      }
    }
  `,
  [AttachmentRow, StripPatient],
);

export const CreateAttachment = graphql(`
  mutation CreateAttachment(
    $patientCard: Int!
    $medicalReport: Int
    $file: Upload!
    $type: AttachmentType!
    $withoutMetadata: Boolean!
  ) {
    attachmentsCreate(
      patientCard: $patientCard
      medicalReport: $medicalReport
      files: [$file]
      type: $type
      withoutMetadata: $withoutMetadata
    ) {
      id
    }
  }
`);

export const SetAttachmentType = graphql(`
  mutation SetAttachmentType($attachment: Int!, $type: AttachmentType!) {
    attachmentSetType(attachment: $attachment, type: $type) {
      id
    }
  }
`);

export const RemoveAttachment = graphql(`
  mutation RemoveAttachment($attachment: Int!) {
    attachmentRemove(attachment: $attachment) {
      id
    }
  }
`);
