import { graphql } from "../graphql.ts";

export const ReportTextServices = graphql(`
  query ReportTextServices {
    procedures {
      id
      name
    }
  }
`);

export const ReportText = graphql(`
  query ReportText($id: Int!) {
    template(template: $id) {
      name
      content
      own
      version
      procedure {
        name
      }
    }
  }
`);

export const CreateReportText = graphql(`
  mutation CreateReportText($procedure: Int, $input: TemplateInput!) {
    templateCreate(procedure: $procedure, input: $input) {
      id
    }
  }
`);

export const UpdateReportText = graphql(`
  mutation UpdateReportText($id: Int!, $version: Int!, $input: TemplateInput!) {
    templateUpdate(template: $id, version: $version, input: $input) {
      id
    }
  }
`);

export const RemoveReportText = graphql(`
  mutation RemoveReportText($id: Int!) {
    templateRemove(template: $id)
  }
`);

/** Texts that can be inserted into a report of this patient; of the reports, the latest first. */
export const TextsToInsert = graphql(`
  query TextsToInsert($patientCard: Int!) {
    templatesByProcedure {
      id
      name
      procedure {
        id
        name
      }
    }
    medicalReports(patientCard: $patientCard, states: [DRAFT, SIGNED]) {
      items {
        uuid
        examinedAt
      }
    }
  }
`);
