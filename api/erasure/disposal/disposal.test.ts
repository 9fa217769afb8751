import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { disposalsOf } from "#tests/kit/erasure/disposals.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, center } = ids;
const { ask, due, propose, confirm, rowsOf } = disposalsOf(api);

const lists = listsOf(api);

test("a card with a later entry, visit or appointment, or that is still needed, is not past its retention", async () => {
  const [old, visited, written, attached, ahead] = await Promise.all(
    ["Stará", "Přišla", "Psaná", "Přiložená", "Přijde"].map((surname) => fullCard(owner, surname, "2018-03-04")),
  );
  await fullCard(owner, "Novější", "2021-01-01");
  expect(await due()).toEqual([old, visited, written, attached, ahead].map((card) => card!.id).sort((a, b) => a - b));
  for (const [card, begin] of [
    [visited!, "2021-02-02T09:00:00Z"],
    [ahead!, "2026-04-02T09:00:00Z"],
  ] as const) {
    await owner.query("update events set begin_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1", [
      card.event,
      begin,
    ]);
    await owner.query(
      "update occupancies set during = tstzrange($2, $2::timestamptz + interval '1 hour') where event_id = $1",
      [card.event, begin],
    );
  }
  await owner.query(
    "insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) values ($1, $2, '2018-01-01', '', '', 1, 1)",
    [center, written!.id],
  );
  await owner.query(
    "update attachments set created_at = '2024-01-01' where patient_card_id = $1 and type = 'ADMINISTRATIVE'",
    [attached!.id],
  );
  expect(await due()).toEqual([old!.id, attached!.id].sort((a, b) => a - b));
  expect(await ask(`mutation { disposalCreate(patientCards: [${visited!.id}]) { id } }`)).toBe("E004");
  const id = await propose(old!.id, attached!.id);
  expect(
    await ask(
      `mutation { patientCardKeepLonger(patientCard: ${old!.id}, until: "1. 3. 2027", reason: "Spor") { id } }`,
      "paramedic",
    ),
  ).toMatchObject({ patientCardKeepLonger: { id: old!.id } });
  expect(
    (await ask(`{ disposal(disposal: ${id}) { cards { patientCard { id } } } }`, "paramedic")).disposal.cards,
  ).toEqual([{ patientCard: { id: attached!.id } }]);
  expect(await ask(`mutation { disposalWithdraw(disposal: ${id}, version: 1) { id } }`)).toMatchObject({
    disposalWithdraw: { id },
  });
  expect(await due()).toEqual([attached!.id]);
  await ask("mutation { retentionYearsSet(years: 10) { id } }");
  expect(await due()).toEqual([]);
  await ask("mutation { retentionYearsSet(years: 5) { id } }");
});

test("a card with a booked visit is neither offered nor shown to the one who confirms, whatever its attendance says", async () => {
  const cards = await Promise.all(
    ["Omluvená", "Předem", "Volná"].map((surname) => fullCard(owner, surname, "2016-01-02")),
  );
  const [excused, missed, free] = cards.map(({ id }) => id);
  const id = await propose(excused!, free!);
  for (const [card, state] of [
    [excused!, "EXCUSED"],
    [missed!, "NOT_EXCUSED"],
  ] as const) {
    const { rows } = await owner.query(
      "insert into events (medical_center_id, type, begin_at, end_at) values ($1, 'EVENT', '2026-04-02T09:00:00Z', '2026-04-02T10:00:00Z') returning id",
      [center],
    );
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4)",
      [center, rows[0].id, card, state],
    );
  }
  expect(await due()).not.toContain(missed);
  const { disposal } = await ask(`{ disposal(disposal: ${id}) { cards { patientCard { id } } } }`, "paramedic");
  expect(disposal.cards).toEqual([{ patientCard: { id: free } }]);
  await ask(`mutation { disposalWithdraw(disposal: ${id}, version: 1) { id } }`);
  expect(await ask(`mutation { disposalCreate(patientCards: [${excused}]) { id } }`)).toBe("E004");
  await confirm(await propose(free!));
});

test("the proposer does not confirm it; cards with later entries stay; a single person needs two days, and the record says so", async () => {
  const [gone, kept] = [await fullCard(owner, "Odejde", "2017-01-02"), await fullCard(owner, "Zůstane", "2017-01-02")];
  const id = await propose(gone.id, kept.id);
  expect(await confirm(id, "admin")).toBe("E153");
  expect(await confirm(id, "receptionist")).toBe("E002");
  await owner.query(
    "update medical_reports set updated_at = now(), invalidated_at = now(), invalidated_by = 1, invalid_reason = 'x' where id = $1",
    [kept.signed],
  );
  expect(await confirm(id, "manager")).toEqual({ disposalConfirm: { alone: false } });
  expect(await confirm(id, "manager")).toBe("E152");
  expect(
    (
      await rowsOf("select id from patient_cards where disposed_at is not null and id = any($1)", [[gone.id, kept.id]])
    ).map((row) => row.id),
  ).toEqual([gone.id]);
  await owner.query(
    "update medical_reports set invalidated_at = null, invalidated_by = null, invalid_reason = null where id = $1",
    [kept.signed],
  ); // as the log has it

  const alone = await fullCard(owner, "Sama", "2017-01-02");
  await owner.query("update profiles set deactivated_at = now() where id in ($1, $2)", [
    profiles.manager,
    profiles.paramedic,
  ]);
  const own = await propose(alone.id);
  expect(await confirm(own, "admin")).toBe("E154");
  await owner.query("update disposals set proposed_at = proposed_at - interval '1 day' where id = $1", [own]);
  expect(await confirm(own, "admin")).toEqual({ disposalConfirm: { alone: true } });
  await owner.query("update profiles set deactivated_at = null where id in ($1, $2)", [
    profiles.manager,
    profiles.paramedic,
  ]);
});

test("many cards cost the statements of one, in the list as well as when they go", async () => {
  const cards = await Promise.all(Array.from({ length: 12 }, (_, n) => fullCard(owner, `Karta ${n}`, "2016-01-02")));
  const counted = async <T>(work: () => Promise<T>) => {
    api.queries.length = 0;
    return { answer: await work(), statements: api.queries.length };
  };
  const list = () => lists.page("admin", "cardsPastTime");
  const many = await counted(list);
  expect(many.answer.total).toBeGreaterThanOrEqual(12);
  const [first, ...others] = cards.map(({ id }) => id);
  const [small, large] = [await propose(first!), await propose(...others)];
  const one = await counted(() => confirm(small));
  expect(await counted(() => confirm(large))).toEqual(one);
  const last = await fullCard(owner, "Poslední", "2016-01-02");
  await owner.query("update patient_cards set created_at = now() where disposed_at is null and id <> $1", [last.id]);
  expect((await counted(list)).statements).toBe(many.statements);
});
