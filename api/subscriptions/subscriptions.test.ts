import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, fieldOf, plansOf, shape, subscribe, team, TODAY, withPlans } from "#tests/kit/subscriptions.ts";
import { createDb } from "../core/db/client.ts";
import { writeCsv } from "../grids/files/csv.ts";
import { dueColumns } from "../../scripts/commands/due-columns.ts";
import { listDue } from "./list-due.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
const { read, order, ordered, goTo, clear } = plansOf(api);

test("a plan is ordered, a larger limit holds at once by its days, a smaller one from the next period", async () => {
  await clear();
  expect(await read()).toMatchObject({
    id: ids.center,
    subscriptionType: "UNSUBSCRIBED",
    users: 4,
    finalPrice: null,
    version: 0,
    plans: [{ subscriptionType: "START" }, { subscriptionType: "SOLO" }, { subscriptionType: "TEAM" }],
  });
  expect(await ordered(team(4))).toMatchObject({
    subscriptionType: "TEAM",
    paymentFrequency: "MONTHLY",
    usersLimit: 4,
    finalPrice: 118_000,
    activeFrom: "2026-03-16",
    periodTo: "2026-04-16",
    unsubscribed: false,
  });
  await goTo("2026-03-26");
  expect(await ordered(team(6))).toMatchObject({
    usersLimit: 6,
    finalPrice: Math.round((118_000 * 10 + 156_000 * 21) / 31),
    nextPrice: 156_000,
    periodFrom: "2026-03-16",
  });
  expect(await ordered(team(4))).toMatchObject({
    usersLimit: 6,
    planned: { subscriptionType: "TEAM", usersLimit: 4, finalPrice: 118_000, activeFrom: "2026-04-16" },
  });
  await goTo("2026-04-16");
  expect(await read()).toMatchObject({ usersLimit: 4, finalPrice: 118_000, planned: null, periodFrom: "2026-04-16" });
  await goTo(TODAY);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'subscription.ordered' order by id",
  );
  expect(rows.map(({ details }) => details.orders[0].usersLimit)).toEqual([4, 6, 4]);
});

test("a preview answers what the order would, and orders nothing", async () => {
  await clear();
  const input = { paymentFrequency: "YEARLY", ...team(5), discountCode: "petina-dolu" };
  const preview = `query ($input: SubscriptionInput!) { subscriptionPreview(input: $input) { ${shape} } }`;
  const shown = (await api.call("admin", preview, { input })).data.subscriptionPreview;
  expect(shown).toMatchObject({ finalPrice: 1_096_000, fullPrice: 1_370_000, discountUntil: "2028-03-16" });
  expect(await read()).toMatchObject({ version: 0 });
  expect((await owner.query("select from discount_code_uses")).rowCount).toBe(0);
  expect(await ordered(input)).toEqual({ ...shown, version: 1 });
});

test("a limit below the users is refused with their names, one that the plan does not have at its field", async () => {
  await clear();
  const refused = await order(team(3));
  expect([codeOf(refused), refused.errors![0]!.extensions]).toEqual([
    "E357",
    expect.objectContaining({
      usersLimit: 3,
      users: 4,
      names: expect.stringMatching(/Dana Marešová.*Petr Šindelář|Petr Šindelář.*Dana Marešová/),
    }),
  ]);
  expect(codeOf(await order({ subscriptionType: "SOLO" }))).toBe("E357");
  for (const limit of [2, 51]) expect(fieldOf(await order(team(limit)))).toEqual([["usersLimit", "E358"]]);
  expect((await ordered({ subscriptionType: "TEAM" })).usersLimit).toBe(4);
  expect(codeOf(await order(team(3)))).toBe("E357");
});

test("an order is based on a version, asks for recent authentication, and is the administrators'", async () => {
  await clear();
  await ordered(team(5));
  expect(codeOf(await order(team(6), "admin", 0))).toBe("E012");
  const { version } = await read();
  const answers = await Promise.all([team(7), team(8), team(9)].map((input) => order(input, "admin", version)));
  expect(answers.filter(({ data }) => data).length).toBe(1);
  await owner.query("update sessions set authenticated_at = null where profile_id = $1", [ids.profiles.admin]);
  expect(codeOf(await order(team(10)))).toBe("E174");
  await owner.query("update sessions set authenticated_at = $1 where profile_id = $2", [
    api.clock.now,
    ids.profiles.admin,
  ]);
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(codeOf(await api.call(who, "{ subscription { id } }"))).toBe("E002");
    expect(
      (await api.call(who, "{ settingsInfo { subscriptionType } }")).data.settingsInfo.subscriptionType,
    ).toBeNull();
  }
  expect((await api.call("admin", "{ settingsInfo { subscriptionType } }")).data.settingsInfo.subscriptionType).toBe(
    "TEAM",
  );
  expect(await read("foreign")).toMatchObject({ id: ids.foreignCenter, subscriptionType: "UNSUBSCRIBED" });
});

test("twenty invitations and reactivations at once never pass the limit, nor one that is planned", async () => {
  await clear();
  await ordered(team(12));
  const { rows } = await owner.query(
    `insert into profiles (medical_center_id, role, name, surname, email, deactivated_at)
     select $1, 'ROLE_RECEPTIONIST', 'Bývalá', n::text, n || '@bylo.example', now() from generate_series(1, 10) as n returning id`,
    [ids.center],
  );
  const invite = (n: number) =>
    api.call(
      "admin",
      `mutation { profileInvitationCreate(input: { name: "Nová", surname: "Nová", email: "nova${n}@lipa.example", profileRole: ROLE_PARAMEDIC, motusProfession: OTHER }) { id } }`,
    );
  const activate = (id: number) => api.call("manager", `mutation { profileActivate(profile: ${id}) { id } }`);
  const answers = await Promise.all(rows.flatMap(({ id }, n) => [invite(n), activate(id)]));
  expect(answers.filter(({ data }) => data).length).toBe(8);
  expect(new Set(answers.filter(({ errors }) => errors).map(codeOf))).toEqual(new Set(["E356"]));
  expect(await read()).toMatchObject({ users: 12, usersLimit: 12 });
  await ordered(team(14));
  await ordered(team(13));
  const more = await Promise.all([invite(101), invite(102), invite(103)]);
  expect(more.filter(({ data }) => data).length).toBe(1);
  const active = rows.map(({ id }) => id);
  await owner.query("delete from account_tokens where kind = 'INVITATION'");
  await owner.query("delete from profiles where id = any($1) or email like 'nova%'", [active]);
});

test("an invitation and an order of fewer users at once leave no more users than the limit", async () => {
  for (let round = 0; round < 4; round++) {
    await clear();
    await ordered(team(6));
    const invitation = api.call(
      "manager",
      `mutation { profileInvitationCreate(input: { name: "Nová", surname: "Nová", email: "kolo${round}@lipa.example", profileRole: ROLE_PARAMEDIC, motusProfession: OTHER }) { id } }`,
    );
    await Promise.all([invitation, order(team(4))]);
    const { users, planned, usersLimit } = await read();
    expect(users).toBeLessThanOrEqual(planned?.usersLimit ?? usersLimit);
    await owner.query("delete from account_tokens where kind = 'INVITATION'");
    await owner.query("delete from profiles where email like 'kolo%'");
  }
});

test("a plan that is not offered is refused at its field, and the end holds from the next period", async () => {
  await clear();
  await subscribe(owner, { from: "2026-03-01", usersLimit: 20 });
  expect(await ordered({ subscriptionType: "UNSUBSCRIBED" })).toMatchObject({
    subscriptionType: "TEAM",
    planned: { subscriptionType: "UNSUBSCRIBED", activeFrom: "2026-04-01", finalPrice: null, usersLimit: null },
  });
  expect((await ordered(team(20))).planned).toBeNull();
  await goTo("2025-12-01");
  expect(fieldOf(await order(team(20)))).toEqual([["subscriptionType", "E361"]]);
  await goTo(TODAY);
});

test("the operator's table names what each centre owes, and computes nothing of a name", async () => {
  await clear();
  await subscribe(owner, { from: "2026-03-01", usersLimit: 5 });
  await owner.query("update medical_centers set name = '=1+1' where id = $1", [ids.foreignCenter]);
  const due = await listDue(createDb(owner), api.services.plans!, TODAY);
  let text = "";
  for await (const part of writeCsv(dueColumns, Readable.from([due]))) text += part;
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFFcenter;name;plan;frequency;users_limit;users;period_from;period_to;price;full_price;currency;code;next_plan;next_from",
    "1;Rehabilitace U Lípy;TEAM;MONTHLY;5;4;1.3.2026;1.4.2026;1370,00;1370,00;CZK;;;",
    "2;'=1+1;TEAM;MONTHLY;5;1;1.3.2026;1.4.2026;1370,00;1370,00;CZK;;;",
  ]);
});
