import { graphql } from "../graphql.ts";

/** The owners that the form of a room offers. */
export const FacilityCodeBooks = graphql(`
  query FacilityCodeBooks {
    profiles {
      id
      fullName
      listName
      active
    }
  }
`);

export const FacilityToEdit = graphql(`
  query FacilityToEdit($id: Int!) {
    facility(id: $id) {
      id
      name
      facilityType
      profileIds
      version
    }
  }
`);

export const FacilityUse = graphql(`
  query FacilityUse($id: Int!) {
    facility(id: $id) {
      name
      facilityType
      comingEvents
    }
    procedures {
      name
      facilityIds
    }
  }
`);

export const CreateFacility = graphql(`
  mutation CreateFacility($input: FacilityInput!) {
    facilityCreate(input: $input) {
      id
    }
  }
`);

export const UpdateFacility = graphql(`
  mutation UpdateFacility($facility: Int!, $input: FacilityInput!, $version: Int!) {
    facilityUpdate(facility: $facility, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveFacility = graphql(`
  mutation RemoveFacility($facility: Int!) {
    facilityRemove(facility: $facility) {
      name
    }
  }
`);
