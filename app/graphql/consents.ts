import { graphql } from "./graphql.ts";

export const GdprSettings = graphql(`
  query GdprSettings {
    me { profile { medicalCenter { gdprActive } } }
    gdprWording { id number text }
    gdprWordings { id number createdAt createdBy { fullName } }
  }
`);

export const SetGdprActive = graphql(`
  mutation SetGdprActive($active: Boolean!) {
    medicalCenter: gdprActiveSet(active: $active) { id }
  }
`);

export const WordingToReplace = graphql(`
  query WordingToReplace {
    gdprWording { number text }
  }
`);

export const CreateWording = graphql(`
  mutation CreateWording($text: String!, $version: Int!) {
    gdprWordingCreate(text: $text, version: $version) { number }
  }
`);

export const PrintedWording = graphql(`
  query PrintedWording($id: Int!) {
    me { profile { medicalCenter { name email phone } } }
    gdprWording(id: $id) { number text createdAt }
  }
`);

export const ConsentToRecord = graphql(`
  query ConsentToRecord($uuid: String!) {
    patientCard(uuid: $uuid) { id fullName }
    gdprWordings { id number createdAt }
  }
`);

export const RecordConsent = graphql(`
  mutation RecordConsent($patientCard: Int!, $input: GdprConsentInput!) {
    gdprConsentCreate(patientCard: $patientCard, input: $input) { id }
  }
`);

export const WithdrawConsent = graphql(`
  mutation WithdrawConsent($patientCard: Int!) {
    gdprConsentRemove(patientCard: $patientCard) { id }
  }
`);
