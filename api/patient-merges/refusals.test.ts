import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { mergesOf } from "#tests/kit/patients/merges.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, profiles } = ids;
const { ask, create, merge, unmerge, countOf, fullCard } = mergesOf(api);

test("merges are undone one by one and only while nothing new is on the card; later changes stay", async () => {
  const [kept, first, second] = [
    await create("Trojí", { phone: "602777001" }),
    await create("Trojí", { phone: "602777002" }),
    await create("Trojí", { phone: "602777003" }),
  ];
  await merge(kept.id, first.id, { fromMerged: ["phone"] });
  await merge(kept.id, second.id, { fromMerged: ["phone"] });
  await ask(
    `mutation { patientCardUpdate(patientCard: ${kept.id}, version: 3, input: { phone: "602777009" }) { id } }`,
  );
  const { id } = (await ask(`mutation { waitingPatientCreate(input: { patientCard: ${kept.id} }) { id } }`))
    .waitingPatientCreate;
  expect(await ask(`{ patientCard(id: ${kept.id}) { merge { newSince merged { id } mergedBy { id } } } }`)).toEqual({
    patientCard: { merge: { newSince: 1, merged: { id: second.id }, mergedBy: { id: profiles.receptionist } } },
  });
  expect(await unmerge(kept.id)).toBe("E130");
  await owner.query("delete from waiting_patients where id = $1", [id]);
  await unmerge(kept.id);
  expect(await ask(`{ patientCard(id: ${kept.id}) { phone merge { merged { id } } } }`)).toEqual({
    patientCard: { phone: "+420602777009", merge: { merged: { id: first.id } } },
  });
  await unmerge(kept.id);
  expect(await unmerge(kept.id)).toBe("E003");
});

test("a draft that moved and was signed since prevents undoing: its signature names the surviving card", async () => {
  const [kept, merged] = [await create("Podepsaná"), await fullCard("Podepsaná", "2026-03-04T09:00:00Z")];
  await merge(kept.id, merged.id);
  await ask(`mutation { medicalReportSetSigned(medicalReport: ${merged.draft}, version: 1) { id } }`);
  expect(await unmerge(kept.id)).toBe("E130");
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
});

test("one person is not in two events at once: cards in one event, or in two at the same time, are not merged", async () => {
  const [kept, merged] = [
    await fullCard("Souběžná", "2026-03-05T09:00:00Z"),
    await fullCard("Souběžná", "2026-03-05T09:30:00Z"),
  ];
  const preview = `{ patientCardsMergePreview(kept: "${kept.uuid}", merged: "${merged.uuid}") { moving { kind count } conflicts { event other } } }`;
  expect((await ask(preview, {}, "receptionist")).patientCardsMergePreview).toEqual({
    moving: [
      { kind: "visits", count: 1 },
      { kind: "reports", count: 2 },
      { kind: "attachments", count: 1 },
      { kind: "relatedPersons", count: 1 },
      { kind: "consents", count: 2 },
      { kind: "insurances", count: 1 },
      { kind: "waitingPatients", count: 1 },
    ],
    conflicts: [{ event: merged.event, other: kept.event }],
  });
  expect(await merge(kept.id, merged.id)).toBe("E129");
  await owner.query("delete from occupancies where event_id = $1", [merged.event]);
  await owner.query("update patient_attendances set event_id = $1 where id = $2", [kept.event, merged.visit]);
  expect(await merge(kept.id, merged.id)).toBe("E129");
  await owner.query("update events set removed_at = now() where id = $1", [kept.event]);
  expect(await merge(kept.id, merged.id)).toMatchObject({ patientCardsMerge: { id: kept.id } });
  expect([await countOf("patient_attendances", kept.id), await countOf("patient_attendances", merged.id)]).toEqual([
    1, 1,
  ]);
});

test("a card is not merged with itself, with another centre's, nor over a newer change", async () => {
  expect(await merge(patients.jana, patients.jana)).toBe("E003");
  expect(await merge(patients.jana, patients.foreign)).toBe("E003");
  expect(await merge(patients.archived, patients.jana)).toBe("E127");
  expect(
    await ask(
      `mutation { patientCardsMerge(kept: ${patients.jana}, keptVersion: 1, merged: ${patients.karel}, mergedVersion: 9, fromMerged: [], fromBoth: []) { id } }`,
    ),
  ).toBe("E012");
  const [kept, merged] = [
    await create("Dlouhá", { invoiceNote: "x".repeat(1500) }),
    await create("Dlouhá", { invoiceNote: "y".repeat(1500) }),
  ];
  expect(await merge(kept.id, merged.id, { fromBoth: ["invoiceNote"] })).toBe("E004");
});
