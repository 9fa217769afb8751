import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const require = (of: string) =>
  api.call("admin", `mutation { secondFactorRequiredSet(of: ${of}) { secondFactorDuty } }`);
const opens = async (who: "manager" | "receptionist") => codeOf(await api.call(who, "{ profiles { id } }")) ?? "open";
const due = async () => (await api.call("manager", "{ me { secondFactorDue secondFactorAwaited } }")).data.me;

test("a centre that requires it of administrators is closed only to those without", async () => {
  expect(codeOf(await require("ADMINISTRATORS"))).toBe("E163");
  await turnOn(api, "admin");
  expect((await require("ADMINISTRATORS")).data.secondFactorRequiredSet).toEqual({
    secondFactorDuty: "ADMINISTRATORS",
  });
  expect([await opens("manager"), await opens("receptionist")]).toEqual(["E018", "open"]);
  expect((await api.call("receptionist", "{ secondFactor { requiredBy } }")).data.secondFactor.requiredBy).toEqual([]);
  await require("EVERYBODY");
  expect([await opens("manager"), await opens("receptionist")]).toEqual(["E018", "E018"]);
  await require("NOBODY");
  expect([await opens("manager"), await opens("receptionist")]).toEqual(["open", "open"]);
});

test("a new centre requires it of its administrators, and reminds them for seven days before it does", async () => {
  const found = `mutation { profileAndMedicalCenterCreate(input: { name: "Cyril", surname: "Cizí", profession: DOCTOR, medicalCenterName: "Nová ordinace", country: "CZ" }) { id } }`;
  const founded = await api.call("foreign", found.replace("profession: DOCTOR", "motusProfession: OTHER"));
  expect(founded.errors).toBeUndefined();
  const { rows } = await owner.query(
    "select second_factor_duty as duty, second_factor_from as due from medical_centers where name = 'Nová ordinace'",
  );
  expect(rows).toEqual([{ duty: "ADMINISTRATORS", due: new Date(api.clock.now.getTime() + 7 * 86_400_000) }]);

  await owner.query(
    "update medical_centers set second_factor_duty = 'ADMINISTRATORS', second_factor_from = $1 where id = $2",
    [rows[0].due, ids.center],
  );
  expect([await opens("manager"), await due()]).toEqual([
    "open",
    { secondFactorDue: rows[0].due.toISOString(), secondFactorAwaited: false },
  ]);
  pass(api, 7 * 86_400);
  await owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  expect([await opens("manager"), await opens("receptionist"), await due()]).toEqual([
    "E018",
    "open",
    { secondFactorDue: null, secondFactorAwaited: true },
  ]);
});
