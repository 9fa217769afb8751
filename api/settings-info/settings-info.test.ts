import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
type Section = { section: string; count: number | null; gap: string | null };
const info = async (who: Role) =>
  (await api.call(who, "{ settingsInfo { subscriptionType sections { section count gap } } }")).data.settingsInfo as {
    subscriptionType: null;
    sections: Section[];
  };
const sections = async (who: Role = "admin") =>
  Object.fromEntries(
    (await info(who)).sections.map(({ section, ...rest }) => [section.replace("zdravotnicke-zarizeni/", ""), rest]),
  );

test("sections count their rows of the own centre, without what is removed, and there is no subscription", async () => {
  const before = await sections();
  const { rows } = await owner.query(
    "select count(*)::int as count from procedures where medical_center_id = $1 and removed_at is null",
    [ids.center],
  );
  expect(before.sluzby).toEqual({ count: rows[0].count, gap: null });
  expect(before.uzivatele!.count).toBe(4);
  expect((await info("admin")).subscriptionType).toBeNull();
  await owner.query("update facilities set removed_at = now() where id = $1", [ids.facilities.laser]);
  expect((await sections())["mistnosti-a-vybaveni"]!.count).toBe(before["mistnosti-a-vybaveni"]!.count! - 1);
  expect((await sections("foreign")).sluzby!.count).toBe(1);
});

test("a section names what it lacks until that is there", async () => {
  await owner.query("update medical_centers set town = null, abroad_address = null, gdpr_active = true where id = $1", [
    ids.center,
  ]);
  await owner.query("update profiles set working_hours = null where medical_center_id = $1", [ids.center]);
  await owner.query(
    "insert into insurance_configs (medical_center_id, active) values ($1, true) on conflict (medical_center_id) do update set active = true",
    [ids.center],
  );
  const lacking = await sections();
  const gaps = Object.entries(lacking).flatMap(([section, { gap }]) => (gap ? [[section, gap]] : []));
  expect(Object.fromEntries(gaps)).toEqual({
    "zdravotnicke-zarizeni": "NO_ADDRESS",
    "pracovni-doba": "NO_WORKING_HOURS",
    "fakturacni-udaje": "NO_BILLING",
    "smlouvy-se-zdravotnimi-pojistovnami": "NO_CONTRACT",
    "informace-o-zpracovani-osobnich-udaju": "NO_WORDING",
  });
  await owner.query("update medical_centers set abroad_address = 'Wien' where id = $1", [ids.center]);
  expect((await sections())["zdravotnicke-zarizeni"]!.gap).toBeNull();
  await owner.query("update procedures set removed_at = now() where medical_center_id = $1", [ids.center]);
  expect((await sections()).sluzby).toEqual({ count: 0, gap: "NO_SERVICES" });
});

test("users who do not administer get their own sections alone, and two queries answer whatever there is", async () => {
  expect(Object.keys(await sections("paramedic")).sort()).toEqual([
    "osobni/prihlasena-zarizeni",
    "osobni/sablony-kody-vykonu",
    "osobni/synchronizace-s-mym-kalendarem",
  ]);
  expect((await sections("paramedic"))["osobni/prihlasena-zarizeni"]!.count).toBe(1);
  api.queries.length = 0;
  await info("admin");
  const asked = api.queries.length;
  api.queries.length = 0;
  await api.call("admin", "{ __typename }");
  expect(asked - api.queries.length).toBeLessThanOrEqual(3);
});
