import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, fieldOf, plansOf, team, TODAY, withPlans } from "#tests/kit/subscriptions.ts";
import { tokenHash } from "../core/access/authenticate.ts";

const api = await testApi({}, withPlans);
const { owner } = api.database;
const { read, order, ordered, goTo, clear } = plansOf(api);

test("unknown, ended and foreign codes are refused alike, and tries past their number by 429", async () => {
  await clear();
  for (const discountCode of ["NENI-TAKOVY", "DAVNO-MINULY", "EURO-DOLU"])
    expect(fieldOf(await order(team(5, { discountCode })))).toEqual([["discountCode", "E359"]]);
  const guess = (n: number) => order(team(5, { discountCode: `HADANI-${n}` }), "admin", 0);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
  expect(answers.filter((answer) => codeOf(answer) === "E004").length).toBe(17);
  expect(answers.filter(({ status }) => status === 429).length).toBe(23);
  const right = await order(team(5, { discountCode: "PETINA-DOLU" }), "admin", 0);
  expect([right.status, codeOf(right)]).toEqual([429, "E005"]);
  const preview = await api.call(
    "admin",
    `{ subscriptionPreview(input: { subscriptionType: SOLO, paymentFrequency: MONTHLY, discountCode: "PETINA-DOLU" }) { id } }`,
  );
  expect(preview.status).toBe(429);
  expect(codeOf(await order(team(5), "admin", 0))).toBeUndefined();
});

/** Administrators of so many new centres, each with a session. */
async function strangers(count: number): Promise<{ token: string }[]> {
  const tokens = Array.from({ length: count }, (_, n) => ({ token: `stranger-${n}-${count}` }));
  for (const { token } of tokens)
    await owner.query(
      `with center as (insert into medical_centers (name, slug) values ($1::text, $1::text) returning id),
            someone as (insert into users (email, name, surname, verified_at) values ($4, 'A', 'B', now()) returning id),
            profile as (insert into profiles (medical_center_id, user_id, role, name, surname, email, registered_at)
                        select center.id, someone.id, 'ROLE_ADMIN', 'A', 'B', $4, now() from center, someone returning id, user_id)
       insert into sessions (token_hash, user_id, profile_id, user_agent, address, last_seen_at, authenticated_at, expires_at)
       select $2, profile.user_id, profile.id, '', '', $3, $3, '2036-01-01' from profile`,
      [token, tokenHash(token), api.clock.now, `${token}@jinde.example`],
    );
  return tokens;
}

test("a code is used by no more centres than its number, at once too, and by each once", async () => {
  await clear();
  const someone = await strangers(8);
  const answers = await Promise.all(
    someone.map((who) => order({ subscriptionType: "SOLO", discountCode: "PETINA-DOLU" }, who, 0)),
  );
  expect(answers.filter(({ data }) => data).length).toBe(3);
  expect(new Set(answers.filter(({ errors }) => errors).map((answer) => fieldOf(answer)?.[0]?.[1]))).toEqual(
    new Set(["E360"]),
  );
  expect((await owner.query("select uses from discount_code_uses")).rows).toEqual([{ uses: 3 }]);
  const user = someone[answers.findIndex(({ data }) => data)]!;
  expect(await read(user)).toMatchObject({
    finalPrice: 39_200,
    discountCode: "PETINA-DOLU",
    discountUntil: "2026-05-16",
  });
  const again = await ordered({ subscriptionType: "SOLO", discountCode: "PETINA-DOLU" }, user);
  expect(again).toMatchObject({ finalPrice: 39_200, version: 1 });
  await goTo("2026-06-01");
  expect(await read(user)).toMatchObject({ finalPrice: 49_000, discountCode: null });
  expect(fieldOf(await order({ subscriptionType: "SOLO", discountCode: "PETINA-DOLU" }, user))).toEqual([
    ["discountCode", "E360"],
  ]);
  await goTo(TODAY);
});
