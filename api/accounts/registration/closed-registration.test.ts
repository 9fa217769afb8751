import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi({}, { MOTUS_REGISTRATION: "off" });
const register = `mutation { userCreate(email: "first@klinika.example") }`;
const found = `mutation { profileAndMedicalCenterCreate(input: {
  name: "Filip", surname: "Říha", motusProfession: DOCTOR, medicalCenterName: "První", country: "CZ" }) { id } }`;
const closed = { status: 403, errors: [{ extensions: { code: "E010" } }] };

test("closed registration refuses everybody alike, but not invited people", async () => {
  expect(await api.call(null, register)).toMatchObject(closed);
  expect(await api.call("lonely", found)).toMatchObject(closed);
  expect((await api.call(null, "{ registrationOpen }")).data).toEqual({ registrationOpen: false });
  await api.call(
    "admin",
    `mutation { profileInvitationCreate(input: {
    email: "invited@klinika.example", name: "Iva", surname: "Nová", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`,
  );
  const token = tokenIn((await runJobs(api))[0]);
  const set = `mutation ($token: String!) { passwordSet(token: $token, password: "modrý koloběžkář ve žitě") { accessToken } }`;
  expect((await api.call(null, set, { token })).status).toBe(200);
});

test("an installation without any medical centre admits the first one", async () => {
  await api.database.owner.query("truncate medical_centers cascade");
  expect((await api.call(null, "{ registrationOpen }")).data).toEqual({ registrationOpen: true });
  expect((await api.call(null, register)).data).toEqual({ userCreate: true });
  expect((await api.call("lonely", found)).status).toBe(200);
  expect(await api.call(null, register)).toMatchObject(closed);
});
