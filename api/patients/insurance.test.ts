import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { createDb } from "../core/db/client.ts";
import { bind, type Ctx } from "../core/context.ts";
import { insuranceOn } from "./insurance.ts";

const api = await testApi();
let version = 1;
const change = async (input: object) => {
  const answer = await api.call(
    "receptionist",
    `mutation ($input: PatientCardInput!, $version: Int!) { patientCardUpdate(patientCard: ${ids.patients.anna}, input: $input, version: $version) { version } }`,
    { input, version },
  );
  if (!answer.errors) version++;
  return answer;
};
const history = async () => {
  const { data } = await api.call(
    "receptionist",
    `query { patientCard(uuid: "${uuids.anna}") { insuranceCompanyCode insurances { validFrom insuranceCompany { code } } } }`,
  );
  const { insuranceCompanyCode, insurances } = data.patientCard;
  return {
    now: insuranceCompanyCode,
    since: insurances.map((one: { validFrom: string; insuranceCompany: { code: string } | null }) => [
      one.validFrom,
      one.insuranceCompany?.code ?? null,
    ]),
  };
};

test("a change of insurer keeps the earlier one; no other change is recorded there", async () => {
  await change({ insuranceCompanyCode: "111", insuredSince: "2024-01-01" });
  await change({ insuranceCompanyCode: "205" });
  await change({ phone: "601000999" });
  expect(await history()).toEqual({
    now: "205",
    since: [
      ["2026-03-16", "205"],
      ["2024-01-01", "111"],
    ],
  });
});

test("an insurance entered for an earlier day replaces those noted since, and the database keeps both", async () => {
  await change({ insuranceCompanyCode: "211", insuredSince: "2026-01-01" });
  expect(await history()).toEqual({
    now: "211",
    since: [
      ["2026-01-01", "211"],
      ["2024-01-01", "111"],
    ],
  });
  const { rows } = await api.database.owner.query(
    "select insurer_code from patient_insurances where patient_card_id = $1 and replaced_at is not null",
    [ids.patients.anna],
  );
  expect(rows).toEqual([{ insurer_code: "205" }]);
});

test("paying alone from a day on is recorded too; a future day is refused", async () => {
  await change({ insuranceCompanyCode: null, insuredSince: "2026-03-01" });
  expect((await history()).since[0]).toEqual(["2026-03-01", null]);
  const { errors } = await change({ insuranceCompanyCode: "207", insuredSince: "2026-07-01" });
  expect(errors![0]!.extensions.fields).toMatchObject([{ path: ["insuredSince"], code: "E1P7" }]);
});

test("a new card's insurance holds from today by default", async () => {
  const create = (input: object) =>
    api.call(
      "receptionist",
      `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { insurances { validFrom } } }`,
      { input: { name: "Nová", ...input } },
    );
  expect(
    (await create({ surname: "Pojištěná", insuranceCompanyCode: "111" })).data.patientCardCreate.insurances,
  ).toEqual([{ validFrom: "2026-03-16" }]);
  expect(
    (await create({ surname: "Dávno", insuranceCompanyCode: "111", insuredSince: "2020-07-01" })).data.patientCardCreate
      .insurances,
  ).toEqual([{ validFrom: "2020-07-01" }]);
  expect((await create({ surname: "Samoplátkyně" })).data.patientCardCreate.insurances).toEqual([]);
});

test("the insurer of a day of care is the one that held then, for the own centre only", async () => {
  const on = (date: string, center: number = ids.center) =>
    createDb(api.database.app).transaction(async (db) => {
      await bind(db as Ctx["db"], 1, center);
      const profile = { id: 1, medicalCenterId: center, role: "ROLE_ADMIN", profession: "DOCTOR" };
      return (
        await insuranceOn(
          { ...api.services, db, profile, session: { id: 1, userId: 1, profileId: 1 } } as unknown as Ctx,
          ids.patients.anna,
          date,
        )
      )?.insurerCode;
    });
  expect(await on("2023-12-31")).toBeUndefined();
  expect([await on("2024-01-01"), await on("2025-12-31"), await on("2026-01-01"), await on("2026-03-16")]).toEqual([
    "111",
    "111",
    "211",
    null,
  ]);
  expect(await on("2025-12-31", ids.foreignCenter)).toBeUndefined();
});
