import { beforeEach, expect, test } from "vitest";
import { emails, ids, password, tokens, type Role } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";
import { byToken, change, confirm, loginEmailsOf } from "#tests/kit/accounts/login-emails.ts";
import { tokenHash } from "../../core/access/authenticate.ts";

const api = await testApi();
const { owner } = api.database;
const { start, cast, reset, confirmBy, shown, linkTo } = await loginEmailsOf(api);

const logging = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;
const forget = `mutation ($email: String!) { forgottenPassword(email: $email) }`;
const setPassword = `mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }`;
const good = "modrý koloběžkář ve žitě";

type Bearer = { token: string };
const logIn = async (username: string): Promise<Bearer> => ({
  token: (await api.call(null, logging, { username, password })).data?.authLogin.accessToken,
});
const isSignedIn = async (who: Bearer | Role) => (await api.call(who, "{ me { id } }")).status === 200;
const said = (mail: { text: string } | undefined) => mail!.text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");

beforeEach(reset);

test("the link to the new address changes the login, and the user signs in by it alone", async () => {
  const asked = await api.call("paramedic", change, { email: "Petr.Novy@Nowhere.example" });
  const waiting = { email: "petr.novy@nowhere.example", validity: "2026-03-16T10:00:00.000Z" };
  expect(asked.data.loginEmailChange).toEqual(waiting);
  const pending = async () =>
    (await api.call("paramedic", "{ loginEmailPending { email validity } }")).data.loginEmailPending;
  expect(await pending()).toEqual(waiting);
  const [mail, ...more] = await runJobs(api);
  expect([mail!.to, mail!.subject, more]).toEqual([waiting.email, "Potvrďte nový přihlašovací e-mail", []]);
  expect(said(mail)).toContain("p•••@lipa.example");
  const token = tokenIn(mail);
  expect(await shown(token, "paramedic")).toEqual(waiting);
  expect((await logIn(emails.paramedic)).token).toBeTruthy();
  expect((await confirmBy(token, "paramedic")).data).toEqual({ loginEmailConfirm: true });
  expect(codeOf(await api.call(null, logging, { username: emails.paramedic, password }))).toBe("E008");
  const now = await logIn(waiting.email);
  const { data } = await api.call(now, "{ me { email version profile { email } } loginEmailPending { email } }");
  expect(data).toEqual({
    me: { email: waiting.email, version: 2, profile: { email: emails.paramedic } },
    loginEmailPending: null,
  });
});

test("the change ends every other session, and goes on in the one that confirms, with another token", async () => {
  const [here, elsewhere] = [await logIn(emails.receptionist), await logIn(emails.receptionist)];
  const token = await linkTo("renata.nova@nowhere.example", here);
  const before = api.tokenOf(here);
  expect((await confirmBy(token, here)).errors).toBeUndefined();
  expect([await isSignedIn(here), await isSignedIn(elsewhere), await isSignedIn("receptionist")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(api.tokenOf(here)).not.toBe(before);
});

test("the link alone, or with the session of another user, changes nothing", async () => {
  const token = await linkTo("mistyped@nowhere.example", "receptionist");
  for (const operation of [byToken, confirm]) expect(codeOf(await api.call(null, operation, { token }))).toBe("E001");
  expect(await shown(token, "admin")).toBeNull();
  expect(codeOf(await confirmBy(token, "admin"))).toBe("E009");
  await api.call("admin", change, { email: "dana.nova@nowhere.example" });
  expect(await shown(token, "admin")).toBeNull();
  expect(codeOf(await confirmBy(token, "admin"))).toBe("E009");
  const { rows } = await owner.query("select email from users order by id");
  expect(rows.map(({ email }) => email).toSorted()).toEqual(cast.map(({ email }) => email).toSorted());
});

test("a user confirms without recent authentication, in another session, and without a profile", async () => {
  const token = await linkTo("renata.nova@nowhere.example", "receptionist");
  await owner.query("update sessions set authenticated_at = null");
  const phone = await logIn(emails.receptionist);
  await owner.query("update sessions set authenticated_at = null, profile_id = null");
  expect((await confirmBy(token, phone)).errors).toBeUndefined();
  await owner.query("update sessions set authenticated_at = $1 where token_hash = $2", [
    start,
    tokenHash(tokens.lonely),
  ]);
  expect((await confirmBy(await linkTo("lenka.c@nowhere.example", "lonely"), "lonely")).errors).toBeUndefined();
});

test("the former address learns of the change, and each centre of the user has its audit row", async () => {
  await owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, 'ROLE_PARAMEDIC', name, surname, email from profiles where id = $2",
    [ids.foreignCenter, ids.profiles.manager],
  );
  const token = await linkTo("milan.novy@nowhere.example", "manager");
  await confirmBy(token, "manager");
  const mails = await runJobs(api);
  expect(mails).toMatchObject([{ to: emails.manager, subject: "Přihlašovací e-mail byl změněn" }]);
  expect(said(mails[0])).toMatch(/od 16\. 3\. 2026 10:00.*m•••@nowhere\.example.*Pokud jste to nebyli vy/s);
  expect(tokenIn(mails[0])).toBe("");
  const { rows } = await owner.query(
    "select medical_center_id as center, profile_id as profile, details from audit_rows where action = 'login.emailChanged' and user_id = (select user_id from profiles where id = $1) order by id",
    [ids.profiles.manager],
  );
  expect(rows).toEqual([
    { center: ids.center, profile: ids.profiles.manager, details: null },
    { center: ids.foreignCenter, profile: expect.any(Number), details: null },
  ]);
});

test("a newer request, an hour, a use, and an ended session each end the link", async () => {
  const ended = async (token: string, who: Bearer | Role = "admin") => {
    expect(await shown(token, who)).toBeNull();
    expect(codeOf(await confirmBy(token, who))).toBe("E009");
  };
  const first = await linkTo("dana.a@nowhere.example", "admin");
  const second = await linkTo("dana.b@nowhere.example", "admin");
  await ended(first);
  api.clock.now = new Date(start.getTime() + 60 * 60_000);
  await ended(second, await logIn(emails.admin));
  api.clock.now = start;
  expect((await confirmBy(second, "admin")).errors).toBeUndefined();
  await ended(second);
  const third = await linkTo("lenka.c@nowhere.example", "lonely");
  await api.call(null, forget, { email: emails.lonely });
  const token = tokenIn((await runJobs(api)).find(({ to }) => to === emails.lonely));
  expect((await api.call(null, setPassword, { token, password })).errors).toBeUndefined();
  await ended(third, await logIn(emails.lonely));
  await ended("unknown");
});

test("a link of one kind serves no other", async () => {
  const token = await linkTo("dana.nova@nowhere.example", "admin");
  expect(codeOf(await api.call(null, setPassword, { token, password: good }))).toBe("E009");
  expect(
    (await api.call(null, `query ($token: String!) { verifyToken(token: $token) { tokenType state } }`, { token })).data
      .verifyToken,
  ).toEqual({ tokenType: null, state: "INVALID" });
  for (const operation of [
    "query ($token: String!) { profileInvitation(token: $token) { id } }",
    `mutation ($token: String!) { profileInvitationAccept(token: $token, input: { name: "Iva", surname: "Nová" }) { id } }`,
  ])
    expect(codeOf(await api.call("admin", operation, { token }))).toBe("E009");
  await api.call(null, forget, { email: emails.lonely });
  const renewal = tokenIn((await runJobs(api)).find(({ to }) => to === emails.lonely));
  expect(await shown(renewal, "lonely")).toBeNull();
  expect(codeOf(await confirmBy(renewal, "lonely"))).toBe("E009");
  expect((await confirmBy(token, "admin")).errors).toBeUndefined();
});

test("an address that got an account in the meantime refuses the link like a used one", async () => {
  const token = await linkTo("late@nowhere.example", "admin");
  await owner.query("insert into users (email) values ('late@nowhere.example')");
  expect(codeOf(await confirmBy(token, "admin"))).toBe("E009");
  expect((await api.call("admin", "{ me { email } }")).data.me.email).toBe(emails.admin);
  expect(api.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("of two who confirm at once, and of two users who get one address at once, one wins", async () => {
  const token = await linkTo("dana.once@nowhere.example", "admin");
  const twice = await Promise.all([confirmBy(token, "admin"), confirmBy(token, "admin")]);
  expect(twice.map(codeOf).sort()).toEqual(["E009", undefined]);
  const two = ["foreign", "lonely"] as const;
  const both: string[] = [];
  for (const who of two) both.push(await linkTo("one.for.two@nowhere.example", who));
  const answers = await Promise.all(two.map((who, at) => confirmBy(both[at]!, who)));
  expect(answers.map(codeOf).sort()).toEqual(["E009", undefined]);
});

test("the change spends links to both addresses, and a password's link that was late makes no account", async () => {
  const token = await linkTo("renata.nova@nowhere.example", "receptionist");
  await api.call(null, forget, { email: emails.receptionist });
  await api.call(null, "mutation ($email: String!) { userCreate(email: $email) }", {
    email: "renata.nova@nowhere.example",
  });
  const others = (await runJobs(api)).map(tokenIn);
  expect([others.length, others.includes("")]).toEqual([2, false]);
  await confirmBy(token, "receptionist");
  const { rows } = await owner.query("select kind from account_tokens where used_at is null");
  expect(rows).toEqual([]);
  for (const other of others)
    expect(codeOf(await api.call(null, setPassword, { token: other, password: good }))).toBe("E009");
  await owner.query("update account_tokens set used_at = null where kind = 'PASSWORD' and email = $1", [
    emails.receptionist,
  ]);
  for (const other of others)
    expect(codeOf(await api.call(null, setPassword, { token: other, password: good }))).toBe("E009");
});
