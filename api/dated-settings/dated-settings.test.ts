import { expect, test } from "vitest";
import { errors, type ErrorName } from "#rules/errors.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
type Who = "admin" | "receptionist";
type Listed = { id: number; validFrom: string; numbers: { name: string; value: number }[] };
const ask = (document: string, who: Who = "admin") => api.call(who, document);
const refused = async (answer: ReturnType<typeof ask>) => (await answer).errors?.[0]?.extensions;
const version = async (): Promise<number> =>
  (await ask("{ me { profile { medicalCenter { version } } } }")).data.me.profile.medicalCenter.version;
const set = async (validFrom: string, feePercent: number, lateHours: number, who?: Who, basis?: number) =>
  ask(
    `mutation { datedSettingSet(setting: MISSED_VISITS, validFrom: "${validFrom}", numbers: [{ name: "feePercent", value: ${feePercent} }, { name: "lateHours", value: ${lateHours} }], version: ${basis ?? (await version())}) { version } }`,
    who,
  );
const changes = async () =>
  (
    await ask("{ datedSettings(setting: MISSED_VISITS) { id validFrom numbers { name value } } }")
  ).data.datedSettings.map(({ id, validFrom, numbers }: Listed) => ({
    id,
    validFrom,
    fee: numbers.find(({ name }) => name === "feePercent")!.value,
  }));

test("changes are listed by their days, one of the same day is replaced, and each leaves an audit row", async () => {
  await set("2026-03-16", 50, 24);
  await set("2027-01-01", 60, 24);
  await set("2027-01-01", 70, 24);
  expect(await changes()).toMatchObject([
    { validFrom: "2027-01-01", fee: 70 },
    { validFrom: "2026-03-16", fee: 50 },
  ]);
  const { rows } = await api.database.owner.query(
    "select details from audit_rows where action = 'medicalCenter.settingSet' order by id desc limit 1",
  );
  expect(rows[0].details).toEqual({ setting: "MISSED_VISITS", validFrom: "2027-01-01", feePercent: 70, lateHours: 24 });
});

test("a coming change is removed, and one that holds is not", async () => {
  await set("2027-06-01", 30, 0);
  const [coming, , holds] = await changes();
  const remove = async (id: number) =>
    ask(`mutation { datedSettingRemove(datedSetting: ${id}, version: ${await version()}) { version } }`);
  expect(await refused(remove(coming!.id))).toBeUndefined();
  expect(await refused(remove(coming!.id))).toMatchObject({ code: "E003" });
  expect(await refused(remove(holds!.id))).toMatchObject({ code: "E212" });
  expect(await changes()).toHaveLength(2);
});

test("only administrators set it, within its bounds, from today on, and based on the present version", async () => {
  expect(await refused(set("2026-03-20", 10, 0, "receptionist", 1))).toMatchObject({ code: "E002" });
  expect(await refused(set("2026-03-20", 10, 0, "admin", 1))).toMatchObject({ code: "E012" });
  const at = (field: string, error: ErrorName) => ({
    code: "E004",
    fields: [expect.objectContaining({ path: [field], code: errors[error].code })],
  });
  expect(await refused(set("2026-03-20", 101, 0))).toMatchObject(at("feePercent", "valueInvalid"));
  expect(await refused(set("2026-03-20", -1, 0))).toMatchObject(at("feePercent", "valueInvalid"));
  expect(await refused(set("2026-03-20", 50, 169))).toMatchObject(at("lateHours", "valueInvalid"));
  expect(await refused(set("2026-03-15", 50, 0))).toMatchObject(at("validFrom", "pastChange"));
  expect(await refused(set("2040-01-01", 50, 0))).toMatchObject(at("validFrom", "changeTooFar"));
  expect(
    await refused(
      ask(
        `mutation { datedSettingSet(setting: MISSED_VISITS, validFrom: "2026-03-20", numbers: [{ name: "feePercent", value: 5 }], version: ${await version()}) { version } }`,
      ),
    ),
  ).toMatchObject({ code: "E004" });
});
