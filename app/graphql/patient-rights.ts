import { graphql, type ResultOf } from "./graphql.ts";

export const PatientAccess = graphql(`
  query PatientAccess($patientCard: Int!, $from: Date, $to: Date, $page: Int, $pageSize: Int) {
    patientAccessLog(patientCard: $patientCard, from: $from, to: $to, page: $page, pageSize: $pageSize) {
      items { at profile { fullName } actions }
      total page pageSize
    }
  }
`);
export type AccessRow = ResultOf<typeof PatientAccess>["patientAccessLog"]["items"][number];

export const PatientOfRights = graphql(`
  query PatientOfRights($uuid: String!) {
    patientCard(uuid: $uuid) { id uuid fullName dateOfBirth personalIdentificationNumber }
  }
`);
