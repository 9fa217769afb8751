import { graphql } from "../graphql.ts";

export const TakeSecondStep = graphql(`
  mutation TakeSecondStep($token: String!, $code: String!, $rememberDevice: Boolean) {
    authSecondStep(token: $token, code: $code, rememberDevice: $rememberDevice) {
      accessToken
      deviceToken
      refusedLogins
    }
  }
`);

export const SecondFactor = graphql(`
  query SecondFactor {
    secondFactor {
      since
      recoveryCodesLeft
      requiredBy
    }
  }
`);

export const PrepareSecondFactor = graphql(`
  mutation PrepareSecondFactor($password: String!) {
    secondFactorPrepare(password: $password)
  }
`);

export const Preparation = graphql(`
  query SecondFactorPreparation {
    secondFactorPreparation {
      key
      uri
    }
  }
`);

export const TurnOnSecondFactor = graphql(`
  mutation TurnOnSecondFactor($code: String!) {
    secondFactorTurnOn(code: $code)
  }
`);

export const TurnOffSecondFactor = graphql(`
  mutation TurnOffSecondFactor($password: String!, $code: String!) {
    secondFactorTurnOff(password: $password, code: $code)
  }
`);

export const CreateRecoveryCodes = graphql(`
  mutation CreateRecoveryCodes($password: String!, $code: String!) {
    recoveryCodesCreate(password: $password, code: $code)
  }
`);

export const StaffSecondFactors = graphql(`
  query StaffSecondFactors {
    me {
      profile {
        medicalCenter {
          secondFactorDuty
        }
      }
    }
    secondFactorsOfStaff {
      since
      own
      profile {
        id
        fullName
      }
    }
  }
`);

export const RequireSecondFactor = graphql(`
  mutation RequireSecondFactor($of: SecondFactorDuty!) {
    secondFactorRequiredSet(of: $of) {
      id
    }
  }
`);

export const RemoveSecondFactor = graphql(`
  mutation RemoveSecondFactor($profile: Int!) {
    profileSecondFactorRemove(profile: $profile) {
      id
    }
  }
`);

export const RememberedDevices = graphql(`
  query RememberedDevices {
    rememberedDevices {
      id
      device
      address
      createdAt
      expiresAt
    }
  }
`);

export const ForgetDevice = graphql(`
  mutation ForgetDevice($device: Int!) {
    rememberedDeviceForget(device: $device)
  }
`);
