import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { applicant, billInsurers } from "#tests/kit/insurance.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

const call = async (document: string, variables: object = {}, who: Who = "receptionist") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
const fields = "id version visitsLeft bookedVisits usedVisits placedVisits";
let lipova = 0;
const create = (more: object = {}) =>
  call(
    `mutation ($input: FtVoucherInput!) { ftVoucherCreate(patientCard: ${patients.jana}, input: $input) { ${fields} } }`,
    {
      input: {
        insuranceCompany: "111",
        insuranceVariant: "1",
        issuedAt: "2026-03-02",
        bookedOn: "2026-03-04",
        ftVoucherApplicant: lipova,
        expertise: "902",
        visits: 2,
        primaryDiagnosis: "M54.5",
        ...more,
      },
    },
  );
const update = (id: number, version: number, visits: number) =>
  call(
    `mutation { ftVoucherUpdate(ftVoucher: ${id}, version: ${version}, input: { visits: ${visits} }) { ${fields} } }`,
  );
const act = (does: string, id: number) => call(`mutation { ftVoucher${does}(ftVoucher: ${id}) { ${fields} } }`);

/** Visits of a patient on a voucher that is to be entered, a day each. */
async function wait(days: readonly string[], patient: number = patients.jana) {
  const made: number[] = [];
  for (const day of days) {
    const { rows } = await owner.query(
      `with event as (insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', $2::timestamptz, $2::timestamptz + interval '1 hour', $3) returning id)
       insert into patient_attendances (medical_center_id, event_id, patient_card_id, on_ft_voucher) select $1, id, $4, true from event returning id`,
      [ids.center, `${day} 08:00Z`, profiles.paramedic, patient],
    );
    made.push(rows[0].id);
  }
  return made;
}
const list = (who: Who = "receptionist", page?: number) =>
  call(
    `{ patientAttendancesWithoutFtVoucher(page: ${page ?? null}) { items { id event { beginAt owner { fullName } } patientCard { fullName } } total page pageSize } }`,
    {},
    who,
  );
const waitingIds = async () => (await list()).items.map(({ id }: { id: number }) => id);
const onVoucher = async (id: number): Promise<number[]> =>
  (await owner.query("select id from patient_attendances where ft_voucher_id = $1 order by id", [id])).rows.map(
    (row) => row.id,
  );

beforeAll(async () => {
  await billInsurers(owner);
  lipova = await applicant(owner);
  await owner.query("update patient_attendances set on_ft_voucher = false, ft_voucher_id = null");
});

test("visits whose voucher is to be entered are listed oldest first, without excused, missed and removed ones", async () => {
  const [later, first, excused, missed, removed] = await wait([
    "2026-03-09",
    "2026-03-03",
    "2026-03-04",
    "2026-03-05",
    "2026-03-06",
  ]);
  await owner.query("update patient_attendances set state = 'EXCUSED' where id = $1", [excused]);
  await owner.query("update patient_attendances set state = 'NOT_EXCUSED' where id = $1", [missed]);
  await owner.query(
    "update events set removed_at = now() where id = (select event_id from patient_attendances where id = $1)",
    [removed],
  );
  expect(await waitingIds()).toEqual([first, later]);
  expect(await list("paramedic")).toMatchObject({ total: 2, page: 1, pageSize: 25 });
  expect(await list("foreign")).toMatchObject({ total: 0, items: [] });
  expect(await list("lonely")).toMatchObject({ code: "E002" });
  expect(await call("{ ftVoucherWork { atRisk toEnter } }")).toEqual({ atRisk: 0, toEnter: 2 });
  expect(await call("{ ftVoucherWork { atRisk toEnter } }", {}, "foreign")).toEqual({ atRisk: 0, toEnter: 0 });
});

test("a voucher that is entered takes the waiting visits that it has places for, none before its day of issue", async () => {
  const before = await waitingIds();
  const [old] = await wait(["2026-03-01"]);
  const [last, karel] = [(await wait(["2026-03-12"]))[0], (await wait(["2026-03-02"], patients.karel))[0]];
  const made = await create();
  expect(made).toMatchObject({ placedVisits: 2, bookedVisits: 2, visitsLeft: 0 });
  expect(await onVoucher(made.id)).toEqual([...before].sort((a, b) => a - b));
  expect(await waitingIds()).toEqual([old, karel, last]);
  const { rows } = await owner.query(
    "select entity_id, details from audit_rows where action = 'patientAttendance.insurerCoverSet' order by entity_id",
  );
  expect(rows).toEqual(
    [...before]
      .sort((a, b) => a - b)
      .map((id) => ({ entity_id: id, details: { to: "FT_VOUCHER", ftVoucher: made.id } })),
  );
  expect(await call(`{ ftVoucher(ftVoucher: ${made.id}) { placedVisits } }`)).toEqual({ placedVisits: 0 });
});

test("a raised number of visits and a reopened voucher take visits that wait, a closed one none", async () => {
  await owner.query("update ft_vouchers set closed_at = now()");
  const made = await create({ visits: 1 });
  expect(made).toMatchObject({ placedVisits: 1, visitsLeft: 0 });
  const [second, third] = await wait(["2026-03-13", "2026-03-14"]);
  expect(await update(made.id, made.version, 2)).toMatchObject({ placedVisits: 1, visitsLeft: 0 });
  expect(await onVoucher(made.id)).toContain(second);
  await act("Close", made.id);
  await owner.query("update ft_vouchers set visits = 3 where id = $1", [made.id]);
  expect(await waitingIds()).toContain(third);
  expect(await act("Reopen", made.id)).toMatchObject({ placedVisits: 1, visitsLeft: 0 });
  expect(await onVoucher(made.id)).toContain(third);
});

test("of two vouchers entered at once each waiting visit is on one", async () => {
  await owner.query("update ft_vouchers set closed_at = now()");
  const days = Array.from({ length: 6 }, (_, at) => `2026-04-${String(at + 10)}`);
  const visits = await wait(days);
  const made = await Promise.all([create({ visits: 4 }), create({ visits: 4 })]);
  expect(made.map(({ placedVisits }) => placedVisits).sort()).toEqual([2, 4]);
  const taken = [...(await onVoucher(made[0].id)), ...(await onVoucher(made[1].id))];
  expect(taken.sort((a, b) => a - b)).toEqual(visits);
});

test("a page of many waiting visits takes as many queries as that of one", async () => {
  await owner.query("delete from patient_attendances where on_ft_voucher and ft_voucher_id is null");
  await wait(["2026-05-01"]);
  queries.length = 0;
  await list();
  const few = queries.length;
  await wait(Array.from({ length: 30 }, () => "2026-05-02"));
  queries.length = 0;
  expect((await list()).items).toHaveLength(25);
  expect(queries.length).toBe(few);
  expect(await list("receptionist", 2)).toMatchObject({ page: 2, total: 31 });
  expect((await list("receptionist", 9)).items).toHaveLength(6);
});
