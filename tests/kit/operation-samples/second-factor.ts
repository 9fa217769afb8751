import type { Pool } from "pg";
import { emails, ids } from "#tests/cast/people.ts";
import { rememberedDevice } from "./known.ts";
import { onlyAdmin, type Samples } from "./sample.ts";

/** A device that the administrator is not asked for a code on. */
export async function prepareSecondFactor(owner: Pool) {
  await owner.query(
    `insert into remembered_devices (id, token_hash, user_id, user_agent, address, last_seen_at, expires_at) overriding system value
     select ${rememberedDevice}, '', id, '', '', '2026-03-16T08:00:00Z', '2036-01-01' from users where email = $1`,
    [emails.admin],
  );
}

export const secondFactor: Samples = {
  "Query.secondFactor": { call: () => `secondFactor { since recoveryCodesLeft requiredBy }`, stranger: "own" },
  "Query.secondFactorPreparation": { call: () => `secondFactorPreparation { key uri }`, stranger: "own" },
  "Query.secondFactorsOfStaff": {
    call: () => `secondFactorsOfStaff { profile { fullName } since own }`,
    stranger: "own",
  },
  "Query.rememberedDevices": { call: () => `rememberedDevices { id device }`, stranger: "own" },
  "Mutation.codeConfirm": {
    call: () => `codeConfirm(code: "000000")`,
    fault: "secondFactorChanged",
    stranger: "secondFactorChanged",
  },
  "Mutation.authSecondStep": {
    call: () => `authSecondStep(token: "none", code: "000000") { accessToken }`,
    fault: "secondStepOver",
    stranger: "secondStepOver",
  },
  "Mutation.secondFactorPrepare": {
    call: () => `secondFactorPrepare(password: "wrong")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.secondFactorTurnOn": {
    call: () => `secondFactorTurnOn(code: "000000")`,
    fault: "secondFactorChanged",
    stranger: "secondFactorChanged",
  },
  "Mutation.secondFactorTurnOff": {
    call: () => `secondFactorTurnOff(password: "wrong", code: "000000")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.recoveryCodesCreate": {
    call: () => `recoveryCodesCreate(password: "wrong", code: "000000")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.rememberedDeviceForget": {
    call: (at) => `rememberedDeviceForget(device: ${at.center === ids.center ? rememberedDevice : 999_000})`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.profileSecondFactorRemove": {
    call: (at) => `profileSecondFactorRemove(profile: ${at.profiles.paramedic}) { fullName }`,
    fault: "colleagueElsewhere",
  },
  "Mutation.secondFactorRequiredSet": {
    call: () => `secondFactorRequiredSet(of: NOBODY) { name secondFactorDuty }`,
    stranger: "own",
  },
  "Mutation.signingProofSet": { call: () => `signingProofSet(proof: PASSWORD) { name signingProof }`, stranger: "own" },
};
