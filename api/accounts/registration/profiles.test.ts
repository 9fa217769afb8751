import { expect, test } from "vitest";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi();
const invite = `mutation ($input: ProfileInvitationCreateInput!) {
  profileInvitationCreate(input: $input) { id token validity profile { id fullName registrationCompletedAt medicalCenter { name } } } }`;
const resend = `mutation ($email: String!) { profileInvitationResend(email: $email) { id token } }`;
const read = `query ($token: String!) { profileInvitation(token: $token) { token validity profile { fullName email profileRole medicalCenter { name } } } }`;
const accept = `mutation ($token: String!, $input: ProfileInvitationAcceptInput!) {
  profileInvitationAccept(token: $token, input: $input) { id fullName profileRole motusProfession medicalCenter { name } } }`;
const set = `mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }`;
const found = `mutation ($input: ProfileAndMedicalCenterCreateInput!) {
  profileAndMedicalCenterCreate(input: $input) { id profileRole medicalCenter { id name slug country } } }`;
const mine = `{ myProfiles { id fullName medicalCenter { name } } }`;
const choose = `mutation ($profile: Int!) { profileChoose(profile: $profile) { id medicalCenter { name } } }`;
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const ivana = {
  email: "ivana@lipa.example",
  name: "Ivana",
  surname: "Nová",
  profileRole: "ROLE_PARAMEDIC",
  motusProfession: "PHYSIOTHERAPIST",
};
const center = {
  name: "Filip",
  surname: "Říha",
  motusProfession: "DOCTOR",
  medicalCenterName: "Ordinace Říha",
  country: "CZ",
};

async function invited(input: { email: string }) {
  const { data } = await api.call("admin", invite, { input });
  const [mail] = await runJobs(api);
  return { invitation: data.profileInvitationCreate, mail, token: tokenIn(mail) };
}

test("names of people and centres lead nowhere from the mails that quote them", async () => {
  const faults = async (document: string, who: "admin" | "lonely", input: object) =>
    (await api.call(who, document, { input })).errors?.[0]?.extensions.fields.map(
      ({ path, code }: { path: string[]; code: string }) => `${path} ${code}`,
    );
  for (const name of ["www.evil.example", "evil.example", "x@evil.example", "Iva https://evil.example"]) {
    expect(await faults(invite, "admin", { ...ivana, name, degreeAfter: name })).toEqual([
      "name E1N2",
      "degreeAfter E1N2",
    ]);
    expect(await faults(found, "lonely", { ...center, surname: name })).toEqual(["surname E1N2"]);
  }
  expect(await faults(found, "lonely", { ...center, medicalCenterName: "Výhra na www.evil.example" })).toEqual([
    "medicalCenterName E1N2",
  ]);
});

test("an invitation: mail, account, profile in the centre as the administrator gave it", async () => {
  const { invitation, mail, token } = await invited({ ...ivana });
  expect(invitation).toMatchObject({
    token: null,
    validity: "2026-03-30T09:00:00.000Z",
    profile: { fullName: "Ivana Nová", registrationCompletedAt: null },
  });
  expect(mail).toMatchObject({ to: ivana.email, subject: "Pozvánka: „Rehabilitace U Lípy“" });
  expect((await api.call(null, read, { token })).data.profileInvitation).toMatchObject({
    token,
    profile: { email: ivana.email, profileRole: "ROLE_PARAMEDIC", medicalCenter: { name: "Rehabilitace U Lípy" } },
  });
  const { data } = await api.call(null, set, { token, password: "modrý koloběžkář ve žitě" });
  const her = { token: data.passwordSet.accessToken };
  const input = { name: "Ivana", surname: "Nováková", degreeBefore: "Bc." };
  expect(code(await api.call("lonely", accept, { token, input }))).toBe("E009");
  const first = await api.call(her, accept, { token, input });
  expect(first.data.profileInvitationAccept).toMatchObject({
    fullName: "Bc. Ivana Nováková",
    profileRole: "ROLE_PARAMEDIC",
    motusProfession: "PHYSIOTHERAPIST",
    medicalCenter: { name: "Rehabilitace U Lípy" },
  });
  expect(await api.call(her, accept, { token, input })).toEqual(first);
  expect((await api.call(her, `{ me { roles name surname profile { id } } }`)).data.me).toMatchObject({
    roles: ["ROLE_PARAMEDIC"],
    name: "Ivana",
    surname: "Nováková",
  });
  expect(code(await api.call(null, read, { token }))).toBe("E009");
});

test("an invitation gives no way to the password of an account that exists", async () => {
  const { token } = await invited({ ...ivana, email: emails.foreign });
  expect(code(await api.call(null, set, { token, password: "modrý koloběžkář ve žitě" }))).toBe("E009");
  const taken = await api.call("foreign", accept, { token, input: { name: "Cyril", surname: "Cizí" } });
  const { id } = taken.data.profileInvitationAccept;
  expect((await api.call("foreign", mine)).data.myProfiles).toMatchObject([
    { medicalCenter: { name: "Cizí ordinace" } },
    { id, medicalCenter: { name: "Rehabilitace U Lípy" } },
  ]);
  expect((await api.call("foreign", choose, { profile: ids.profiles.foreign })).data.profileChoose).toMatchObject({
    medicalCenter: { name: "Cizí ordinace" },
  });
  expect((await api.call("foreign", `{ me { profile { id } } }`)).data.me.profile.id).toBe(ids.profiles.foreign);
});

test("a member or an invited person cannot be invited again; a pending invitation gets a new link and the old one ends", async () => {
  expect(code(await api.call("admin", invite, { input: { ...ivana, email: emails.paramedic } }))).toBe("E103");
  const { token } = await invited({ ...ivana, email: "zdenek@lipa.example" });
  expect((await api.call("admin", resend, { email: "Zdenek@lipa.example" })).data).toMatchObject({
    profileInvitationResend: { token: null },
  });
  const renewed = tokenIn((await runJobs(api))[0]);
  expect(code(await api.call(null, read, { token }))).toBe("E009");
  expect((await api.call(null, read, { token: renewed })).status).toBe(200);
  for (const email of [emails.paramedic, "otto@lipa.example", "nobody@lipa.example"])
    expect(code(await api.call("admin", resend, { email }))).toBe("E003");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(code(await api.call(who, invite, { input: ivana }))).toBe("E002");
});

test("a user acts only as one of their own profiles", async () => {
  for (const profile of [ids.profiles.admin, ids.profiles.deactivated, 999])
    expect(code(await api.call("paramedic", choose, { profile }))).toBe("E003");
});

test("a founder becomes the administrator of a centre of their own, once however often the form is sent", async () => {
  const answers = await Promise.all([1, 2].map(() => api.call("lonely", found, { input: center })));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]!.data.profileAndMedicalCenterCreate).toMatchObject({
    profileRole: "ROLE_ADMIN",
    medicalCenter: { slug: "ordinace-riha", country: "CZ" },
  });
  expect((await api.call("lonely", mine)).data.myProfiles).toHaveLength(1);
  expect((await api.call("lonely", `{ me { roles } }`)).data.me.roles).toEqual(["ROLE_ADMIN"]);
  const second = await api.call("foreign", found, { input: center });
  expect(second.data.profileAndMedicalCenterCreate.medicalCenter.slug).toBe("ordinace-riha-2");
});

test("only the hash of a token is stored", async () => {
  const { token } = await invited({ ...ivana, email: "tajna@lipa.example" });
  const { rows } = await api.database.owner.query("select array_agg(t::text) as tokens from account_tokens t");
  expect(String(rows[0].tokens)).not.toContain(token);
});
