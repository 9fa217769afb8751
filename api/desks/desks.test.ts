import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/accounts/desk.ts";
import { pass } from "#tests/kit/accounts/second-factor.ts";
import { emails, password } from "#tests/cast/people.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const at = await openDesk(api);
const renata = await at.logIn("receptionist");
await at.setPin(renata);
const session = await at.sessionOf(renata);
const isOpen = async (token: string, headers: Record<string, string> = {}) =>
  codeOf(await api.call({ token }, "{ me { id } }", {}, headers)) ?? "open";
const actions = async () =>
  (
    await api.database.owner.query("select action from audit_rows where action ~ '^(session|pin|desk)\\.' order by id")
  ).rows.map(({ action }) => action as string);
const reopen = async () => (await at.unlock(session, pin)).data.deskUnlock.accessToken as string;

test("a desk locks after the idle time from the last action; background requests do not count", async () => {
  const token = await reopen();
  pass(api, 170);
  expect(await isOpen(token)).toBe("open");
  pass(api, 170);
  expect(await isOpen(token, { "x-unattended": "1" })).toBe("open");
  pass(api, 11);
  expect(await isOpen(token, { "x-unattended": "1" })).toBe("E019");
  expect(await isOpen(token)).toBe("E019");
});

test("a desk locks where the clock is set back, and no user is locked out for as long as it leapt", async () => {
  const token = await reopen();
  pass(api, -3600);
  expect([await isOpen(token, { "x-unattended": "1" }), await isOpen(token)]).toEqual(["E019", "E019"]);
  expect(await isOpen(await reopen())).toBe("open");
  pass(api, 3600);
});

test("elsewhere sessions do not lock, and a session at a desk outlives the idle time of others", async () => {
  expect(await isOpen("token-of-petr-paramedic")).toBe("open");
  pass(api, 29 * 60);
  expect(await isOpen("token-of-petr-paramedic")).toBe("open");
  const token = await reopen();
  pass(api, 3600);
  expect(await isOpen(token)).toBe("E019");
  expect(await isOpen(await reopen())).toBe("open");
});

test("unlocking gives another token and the page with the typed text; secrets are not kept", async () => {
  const before = await reopen();
  const kept = (await at.lock(session, "/kartoteka/novy?q=1", "surname=Nov%C3%A1k&password=x&pin=1&idempotencyKey=k"))
    .data.deskLock as string;
  expect(await isOpen(before)).toBe("E019");
  const { accessToken, kept: page } = (await at.unlock(session, pin, { kept })).data.deskUnlock;
  expect(accessToken).not.toBe(before);
  expect([await isOpen(before), await isOpen(accessToken)]).toEqual(["E001", "open"]);
  expect(page).toEqual({ id: kept, path: "/kartoteka/novy?q=1", body: "surname=Nov%C3%A1k" });
});

test("another lands on a page of their own, and the first stays, locked", async () => {
  const first = await reopen();
  const dana = await at.logIn("admin", first);
  expect([await isOpen(first), await isOpen(dana)]).toEqual(["E019", "open"]);
  const kept = (await at.lock(await at.sessionOf(dana), "/nastaveni/osobni")).data.deskLock as string;
  const people = (await at.call(null, "{ deskLock { name people { name hasPin last } } }")).data.deskLock;
  expect(people).toEqual({
    name: "Recepce",
    people: [
      { name: "admin Test", hasPin: false, last: true },
      { name: "receptionist Test", hasPin: true, last: false },
    ],
  });
  expect((await at.unlock(session, pin, { kept })).data.deskUnlock.kept).toMatchObject({ path: "/kartoteka/novy?q=1" });
});

test("a user without a PIN unlocks with the password; a removed PIN stops working", async () => {
  const dana = await at.logIn("admin");
  const hers = await at.sessionOf(dana);
  await at.lock(hers);
  expect(codeOf(await at.unlock(hers, pin))).toBe("E1L3");
  expect((await at.unlock(hers, password)).data.deskUnlock.accessToken).toBeTruthy();
  const token = await reopen();
  await at.call(token, "mutation { pinRemove }");
  expect((await runJobs(api)).map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [emails.receptionist, "PIN je nastavený"],
      [emails.receptionist, "PIN je zrušený"],
    ]),
  );
  await at.lock(session);
  expect(codeOf(await at.unlock(session, pin))).toBe("E1L3");
  await at.setPin((await at.unlock(session, password)).data.deskUnlock.accessToken);
});

test("a new login replaces the user's earlier session at the desk; logging out leaves the others", async () => {
  const again = await at.logIn("receptionist");
  expect(codeOf(await at.unlock(session, pin))).toBe("E003");
  await at.call(again, "mutation { logout }");
  expect((await at.call(null, "{ deskLock { people { name } } }")).data.deskLock.people).toEqual([
    { name: "admin Test" },
  ]);
});

test("a desk is revoked with its sessions, but for the one that revokes it", async () => {
  const dana = await at.logIn("admin");
  await at.logIn("receptionist", dana);
  const open = (await at.unlock(await hersNow(), password)).data.deskUnlock.accessToken as string;
  expect(codeOf(await at.call(open, `mutation { deskRevoke(desk: ${at.id}) { id } }`))).toBeUndefined();
  pass(api, 600);
  expect(await isOpen(open)).toBe("open");
  expect((await at.call(null, "{ deskLock { name } }")).data.deskLock).toBeNull();
});
const hersNow = async () =>
  (await at.call(null, "{ deskLock { people { session name } } }")).data.deskLock.people[0].session as number;

test("actions at a desk are in the audit log", async () => {
  const log = await actions();
  for (const action of [
    "desk.declared",
    "desk.revoked",
    "pin.set",
    "pin.removed",
    "session.locked",
    "session.unlocked",
    "session.switched",
    "session.unlockRefused",
  ])
    expect(log).toContain(action);
});
