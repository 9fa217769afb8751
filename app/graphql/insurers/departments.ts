import { graphql } from "../graphql.ts";

/** The specialties and people to choose from. */
export const DepartmentChoices = graphql(`
  query DepartmentChoices {
    medicalSpecialties {
      code
      name
    }
    profiles {
      id
      listName
      active
    }
  }
`);

export const DepartmentToEdit = graphql(`
  query DepartmentToEdit($id: Int!) {
    department(department: $id) {
      expertise
      profiles {
        id
      }
      version
    }
  }
`);

export const DepartmentToRemove = graphql(`
  query DepartmentToRemove($id: Int!) {
    department(department: $id) {
      name
      profiles {
        listName
      }
    }
  }
`);

export const CreateDepartment = graphql(`
  mutation CreateDepartment($input: DepartmentInput!) {
    departmentCreate(input: $input) {
      expertise
    }
  }
`);

export const UpdateDepartment = graphql(`
  mutation UpdateDepartment($department: Int!, $input: DepartmentInput!, $version: Int!) {
    departmentUpdate(department: $department, input: $input, version: $version) {
      expertise
    }
  }
`);

export const RemoveDepartment = graphql(`
  mutation RemoveDepartment($department: Int!) {
    departmentRemove(department: $department) {
      expertise
    }
  }
`);
