import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const list = `query ($q: String, $page: Int, $pageSize: Int, $sort: PatientCardSort, $direction: SortDirection) {
  patientCards(q: $q, page: $page, pageSize: $pageSize, sort: $sort, direction: $direction) {
    items { id surname address { obecNazev } insuranceCompany { name } } total totalIsCapped page pageSize
  }
}`;
const find = async (variables: object) => (await api.call("receptionist", list, variables)).data.patientCards;
const found = async (variables: object) => (await find(variables)).items.map(({ id }: { id: number }) => id);

beforeAll(async () => {
  await api.database.owner.query(
    `with cards as (insert into patient_cards (medical_center_id, name, surname, created_at) select $1, 'Hromadný', 'Zkušební ' || n, timestamptz '2020-01-01' + n * interval '1 hour' from generate_series(1, 1040) as n returning id)
     insert into patient_card_words (medical_center_id, word, initial, patient_card_id) select $1, word, 30, id from cards, unnest(array['hromadny', 'zkusebni']) as word`,
    [ids.center],
  );
});

test("fifty a page; a page past the last is the last; the count stops at a thousand", async () => {
  expect(await find({ q: "hromadny" })).toMatchObject({ total: 1000, totalIsCapped: true, page: 1, pageSize: 50 });
  const last = await find({ q: "hromadny", page: 20 });
  expect(last.items).toHaveLength(50);
  for (const page of [21, 2000, 2_147_483_647]) expect(await find({ q: "hromadny", page })).toEqual(last);
  for (const page of [0, -1]) expect(await find({ page })).toMatchObject({ page: 1 });
  expect(await find({ q: "novak" })).toMatchObject({ total: 2, totalIsCapped: false, page: 1 });
  expect(await find({ q: "hromadny", pageSize: 1000 })).toMatchObject({ pageSize: 50 });
  expect((await find({ q: "hromadny", pageSize: 10, page: 100 })).items).toHaveLength(10);
});

test("by surname, birth date or the day it was opened, both ways", async () => {
  const { jana, karel, anna } = ids.patients;
  expect(await found({ q: "19", sort: "surname" })).toEqual([jana, karel, anna]);
  expect(await found({ q: "19", sort: "surname", direction: "desc" })).toEqual([anna, karel, jana]);
  expect(await found({ q: "19", sort: "dateOfBirth" })).toEqual([karel, jana, anna]);
  expect(await found({ q: "19", sort: "dateOfBirth", direction: "desc" })).toEqual([anna, jana, karel]);
  expect((await find({ sort: "createdAt" })).items[0].surname).toBe("Zkušební 1");
});

test("by name, birth date, phone, personal number in any order, diacritics folded", async () => {
  const { jana } = ids.patients;
  for (const q of [
    "Dvořáčková Jana",
    "jana DVORAC",
    "23. 6. 1985 dvo",
    "23.6.85",
    "601 000 377",
    "+420601000377 jana",
    "855623/0419",
    "8556230419",
    "1985 jana",
    "jana@example.com",
  ])
    expect(await found({ q }), q).toEqual([jana]);
});

test("a query without a letter or digit matches no card, and SQL is only words", async () => {
  for (const q of ["---", "%", "'", "\u0000", "_%\\", "' or 1=1 --", "<script>"])
    expect(await found({ q }), q).toEqual([]);
  expect((await find({ q: "   " })).total).toBe(1000);
  expect((await find({ q: "x".repeat(100_000) })).total).toBe(0);
});

test("fifty cards cost no more statements than one", async () => {
  const statements = async (variables: object) => {
    api.queries.length = 0;
    await find(variables);
    return api.queries.length;
  };
  await statements({ q: "karel" });
  expect(await statements({ q: "hromadny" })).toBe(await statements({ q: "karel" }));
  expect(await statements({ q: "karel" })).toBeLessThanOrEqual(10);
});

test("the audit log records the listed cards", async () => {
  await find({ q: "dvorackova" });
  const { rows } = await api.database.owner.query(
    "select action, profile_id, details from audit_rows order by id desc limit 1",
  );
  expect(rows).toEqual([
    {
      action: "patientCard.listed",
      profile_id: ids.profiles.receptionist,
      details: { patientCards: [ids.patients.jana] },
    },
  ]);
});
