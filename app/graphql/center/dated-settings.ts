import { graphql } from "../graphql.ts";

export const DatedSettings = graphql(`
  query DatedSettings($setting: DatedSettingName!) {
    datedSettings(setting: $setting) {
      id
      validFrom
      numbers {
        name
        value
      }
    }
    me {
      profile {
        medicalCenter {
          version
        }
      }
    }
  }
`);

export const SetDatedSetting = graphql(`
  mutation SetDatedSetting(
    $setting: DatedSettingName!
    $validFrom: String!
    $numbers: [NamedNumberInput!]!
    $version: Int!
  ) {
    datedSettingSet(setting: $setting, validFrom: $validFrom, numbers: $numbers, version: $version) {
      id
    }
  }
`);

export const DatedSettingToRemove = graphql(`
  query DatedSettingToRemove($id: Int!) {
    datedSetting(id: $id) {
      setting
      validFrom
    }
    me {
      profile {
        medicalCenter {
          version
        }
      }
    }
  }
`);

export const RemoveDatedSetting = graphql(`
  mutation RemoveDatedSetting($datedSetting: Int!, $version: Int!) {
    datedSettingRemove(datedSetting: $datedSetting, version: $version) {
      id
    }
  }
`);
