import { expect, test } from "vitest";
import { emails, ids, now, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const INVITE = `mutation ($input: ProfileInvitationCreateInput!) { profileInvitationCreate(input: $input) { profile { id } } }`;
const invite = (email: string, { as = "RECEPTIONIST", by = "admin" as Role, address = "127.0.0.1" } = {}) =>
  api.call(
    by,
    INVITE,
    { input: { name: "Iva", surname: "Nová", email, profileRole: `ROLE_${as}`, motusProfession: "OTHER" } },
    { address },
  );
const linking = (text: string) => /evil\.example|https?:\/\/evil/.test(text);

test("administrators get a mail when another one is invited, comes, and comes back, and none for other roles", async () => {
  const sent = async () =>
    (await runJobs(api))
      .filter(({ subject }) => subject.startsWith("Další správce"))
      .map(({ to }) => to)
      .sort();
  await invite("renata2@lipa.example");
  expect(await sent()).toEqual([]);
  const id = (await invite(emails.foreign, { as: "ADMIN" })).data.profileInvitationCreate.profile.id as number;
  const mails = await runJobs(api);
  const [mail] = mails.filter(({ to }) => to === emails.manager);
  expect(mail).toMatchObject({
    subject: "Další správce: „Rehabilitace U Lípy“",
    text: expect.stringMatching(/„Iva Nová“ \(cyril@jinde\.example\).*uzivatele/s),
  });
  expect(mails.map(({ to }) => to).sort()).toEqual([emails.foreign, emails.admin, emails.manager]);
  await api.call(
    "foreign",
    `mutation { profileInvitationAccept(token: "${tokenIn(mails.find(({ to }) => to === emails.foreign))}", input: { name: "Cyril", surname: "Cizí" }) { id } }`,
  );
  expect(await sent()).toEqual([emails.admin, emails.manager]);
  await api.call("admin", `mutation { profileDeactivate(profile: ${id}) { id } }`);
  await api.call("admin", `mutation { profileActivate(profile: ${id}) { id } }`);
  expect(await sent()).toEqual([emails.admin, emails.manager]);
});

test("a mail quotes the names that people typed, and makes no link of them", async () => {
  await owner.query(
    "update medical_centers set name = E'Výhra na www.evil.example/x\\nhttps://evil.example' where id = $1",
    [ids.center],
  );
  await owner.query("update profiles set surname = 'evil.example' where id = $1", [ids.profiles.admin]);
  await invite("cizi@nikde.example");
  const [mail] = await runJobs(api);
  expect([mail!.subject, mail!.text].map(linking)).toEqual([false, false]);
  expect(mail!.subject).toMatch(/^Pozvánka: „Výhra na www[^\n]*“$/);
  expect(mail!.text).toMatch(
    /„Dana evil.*“ vás zve do zařízení „Výhra.*Jméno a název v uvozovkách napsali ti, kdo zvou/s,
  );
});

test("a centre sends at most forty invitations a day, from all its inviters together", async () => {
  api.clock.now = new Date(now.getTime() + 48 * 3_600_000);
  await owner.query(
    "update sessions set last_seen_at = $1, authenticated_at = $1, expires_at = $1::timestamptz + interval '1 day', ended_at = null",
    [api.clock.now],
  );
  await api.call("foreign", `mutation { profileChoose(profile: ${ids.profiles.foreign}) { id } }`);
  const answers = [];
  for (let n = 0; n < 60; n++)
    answers.push(
      codeOf(await invite(`clovek${n}@nikde.example`, { by: n % 2 ? "admin" : "manager", address: `10.0.0.${n}` })),
    );
  expect(answers).toEqual([...Array(40).fill(undefined), ...Array(20).fill("E005")]);
  expect((await runJobs(api)).length).toBe(40);
  expect(codeOf(await invite("clovek1@nikde.example", { by: "foreign" }))).toBeUndefined();
});

test("one address gets five invitations a day, whichever centres send them", async () => {
  const again = () =>
    api.call("foreign", `mutation { profileInvitationResend(email: "clovek1@nikde.example") { id } }`);
  const codes = [];
  for (let n = 0; n < 4; n++) codes.push(codeOf(await again()));
  expect(codes).toEqual([undefined, undefined, undefined, "E005"]);
});
