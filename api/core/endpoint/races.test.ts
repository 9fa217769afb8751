import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { verifyReports } from "../../medical-reports/signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles } = ids;
await owner.query("update medical_centers set gdpr_active = true, gdpr_consent_by_email = true");

const ROUNDS = 6;
/** Success, or a refusal with a reason: not found, invalid, stale, to be sent again, or a rule of the field. */
const expected = /^(done|E003|E004|E012|E015|E1\d\d)$/;

const run = async (who: Role, call: string, selection = "{ __typename }") =>
  codeOf(await api.call(who, `mutation { ${call} ${selection} }`));
const codeOf = ({ errors }: Awaited<ReturnType<typeof api.call>>): string => errors?.[0]!.extensions.code ?? "done";
const attach = async (who: Role, card: number, report: number | null) => {
  const document =
    "mutation ($card: Int!, $report: Int, $files: [Upload!]!) { attachmentsCreate(patientCard: $card, medicalReport: $report, files: $files) { id } }";
  return codeOf(
    await api.upload(
      who,
      document,
      { card, report, files: [null] },
      { "files.0": new File(["%PDF-1.4\n%%EOF\n"], "nalez.pdf") },
    ),
  );
};
const beginDraft = async (card: number): Promise<number> =>
  (
    await api.call(
      "paramedic",
      `mutation { medicalReportCreate(input: { patientCard: ${card}, examinedAt: "2026-03-16T08:00:00Z", content: "x" }) { id } }`,
    )
  ).data.medicalReportCreate.id;

/** Runs all operations at once, in random order with random delays; answers how each ended. */
async function race(operations: Record<string, () => Promise<string>>): Promise<Record<string, string>> {
  const entries = Object.entries(operations).sort(() => Math.random() - 0.5);
  const ended = await Promise.all(
    entries.map(async ([name, work]) => (await sleep(Math.random() * 30), [name, await work()] as const)),
  );
  return Object.fromEntries(ended);
}
const unexpectedOf = (outcomes: Record<string, string>[]) =>
  outcomes.flatMap((outcome) => Object.entries(outcome).filter(([, code]) => !expected.test(code)));
const loggedErrors = () => api.logged.filter(({ level }) => level === "error");
const one = async (statement: string, card: number) =>
  (await owner.query<{ id: number }>(statement, [card])).rows[0]!.id;

test("a write to a card that is merged, parted, erased or archived at that moment succeeds or is refused with a reason", async () => {
  const outcomes: Record<string, string>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [kept, merged] = [
      await fullCard(owner, `Souběh${round}`, `2019-01-${10 + round}`),
      await fullCard(owner, `Souběh${round}`, `2019-02-${10 + round}`),
    ];
    const draft = await beginDraft(merged.id);
    const [person, waiting] = [
      await one("select id from related_persons where patient_card_id = $1 limit 1", merged.id),
      await one("select id from waiting_patients where patient_card_id = $1", merged.id),
    ];
    const attachment = await one(
      "select id from attachments where patient_card_id = $1 and medical_report_id is null",
      merged.id,
    );
    const begin = `2027-01-${10 + round}T09:00:00Z`;
    const outcome = await race({
      merge: () =>
        run(
          "admin",
          `patientCardsMerge(kept: ${kept.id}, keptVersion: 1, merged: ${merged.id}, mergedVersion: 1, fromMerged: [phone], fromBoth: [])`,
        ),
      otherWay: () =>
        run(
          "receptionist",
          `patientCardsMerge(kept: ${merged.id}, keptVersion: 1, merged: ${kept.id}, mergedVersion: 1, fromMerged: [], fromBoth: [])`,
        ),
      visit: () =>
        run(
          "receptionist",
          `eventCreate(input: { eventType: EVENT, beginAt: "${begin}", endAt: "${begin.replace("09:", "10:")}", owner: ${profiles.admin}, patientCards: [${merged.id}], confirmOutsideHours: true })`,
        ),
      report: () =>
        run(
          "paramedic",
          `medicalReportCreate(input: { patientCard: ${merged.id}, examinedAt: "2026-03-16T08:00:00Z", content: "y" })`,
        ),
      sign: () => run("paramedic", `medicalReportSetSigned(medicalReport: ${draft}, version: 1)`),
      edit: () =>
        run(
          "receptionist",
          `patientCardUpdate(patientCard: ${merged.id}, version: 1, input: { phone: "6027770${10 + round}", insuranceCompanyCode: "205" })`,
        ),
      editKept: () =>
        run(
          "receptionist",
          `patientCardUpdate(patientCard: ${kept.id}, version: 1, input: { insuranceCompanyCode: "211" })`,
        ),
      consent: () => run("receptionist", `gdprConsentCreate(patientCard: ${merged.id})`),
      withdraw: () => run("receptionist", `gdprConsentRemove(patientCard: ${merged.id})`),
      ask: () => run("receptionist", `gdprConsentEmailSend(patientCard: ${merged.id})`),
      person: () =>
        run("receptionist", `relatedPersonCreate(patientCard: ${merged.id}, input: { name: "Iva", roles: [CONTACT] })`),
      removePerson: () => run("receptionist", `relatedPersonRemove(relatedPerson: ${person})`, ""),
      waiting: () => run("receptionist", `waitingPatientCreate(input: { patientCard: ${merged.id}, note: "ráno" })`),
      changeWaiting: () =>
        run(
          "receptionist",
          `waitingPatientUpdate(waitingPatient: ${waiting}, input: { patientCard: ${merged.id}, note: "večer" })`,
        ),
      unarchive: () => run("receptionist", `patientCardArchive(patientCard: ${merged.id}, archived: false)`),
      archive: () => run("receptionist", `patientCardArchive(patientCard: ${merged.id})`),
      summarise: () => run("paramedic", `medicalReportsOverallSummaryUpdate(patientCard: ${merged.id})`),
      attach: () => attach("paramedic", merged.id, null),
      attachToDraft: () => attach("paramedic", merged.id, draft),
      detach: () => run("paramedic", `attachmentRemove(attachment: ${attachment})`),
      keepLonger: () =>
        run("manager", `patientCardKeepLonger(patientCard: ${merged.id}, reason: "spor", until: "1. 1. 2028")`),
      eraseOld: () =>
        run("manager", `patientCardErase(patientCard: ${kept.id}, version: 1, input: { requestedOn: "10. 3. 2026" })`),
      eraseMerged: () =>
        run(
          "manager",
          `patientCardErase(patientCard: ${merged.id}, version: 1, input: { requestedOn: "10. 3. 2026" })`,
        ),
    });
    outcomes.push(outcome);
    const {
      rows: [{ version: keptVersion }],
    } = await owner.query("select version from patient_cards where id = $1", [kept.id]);
    outcomes.push(
      await race({
        unmerge: () => run("admin", `patientCardsUnmerge(patientCard: ${kept.id}, version: ${keptVersion})`),
        unmergeAgain: () =>
          run("receptionist", `patientCardsUnmerge(patientCard: ${kept.id}, version: ${keptVersion})`),
        edit: () =>
          run(
            "receptionist",
            `patientCardUpdate(patientCard: ${kept.id}, version: ${keptVersion}, input: { phone: "6027771${10 + round}" })`,
          ),
        person: () =>
          run("receptionist", `relatedPersonCreate(patientCard: ${kept.id}, input: { name: "Ivo", roles: [CONTACT] })`),
        changeWaiting: () =>
          run("receptionist", `waitingPatientUpdate(waitingPatient: ${waiting}, input: { note: "dnes" })`),
        sign: () => run("paramedic", `medicalReportSetSigned(medicalReport: ${draft}, version: 1)`),
        attach: () => attach("paramedic", kept.id, null),
        consent: () => run("receptionist", `gdprConsentCreate(patientCard: ${kept.id})`),
        erase: () =>
          run(
            "manager",
            `patientCardErase(patientCard: ${kept.id}, version: ${keptVersion}, input: { requestedOn: "10. 3. 2026" })`,
          ),
      }),
    );
  }
  expect(unexpectedOf(outcomes)).toEqual([]);
  expect(loggedErrors()).toEqual([]);
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
});

test("a change of a draft that is being signed is signed with it or refused", async () => {
  const outcomes: Record<string, string>[] = [];
  for (let round = 0; round < ROUNDS * 2; round++) {
    const card = ids.patients.anna;
    const draft = await beginDraft(card);
    await attach("paramedic", card, draft);
    const file = await one("select id from attachments where medical_report_id = $1", draft);
    const outcome = await race({
      sign: () => run("paramedic", `medicalReportSetSigned(medicalReport: ${draft}, version: 1)`),
      signAgain: () => run("paramedic", `medicalReportSetSigned(medicalReport: ${draft}, version: 1)`),
      edit: () => run("paramedic", `medicalReportUpdate(medicalReport: ${draft}, version: 1, input: { content: "y" })`),
      remove: () =>
        round % 2 ? run("paramedic", `medicalReportRemove(medicalReport: ${draft})`) : Promise.resolve("done"),
      attach: () => attach("paramedic", card, draft),
      detach: () => run("paramedic", `attachmentRemove(attachment: ${file})`),
      setType: () => run("paramedic", `attachmentSetType(attachment: ${file}, type: MEDICAL)`),
      invalidate: () => run("admin", `medicalReportSetValidity(medicalReport: ${draft}, valid: false, reason: "omyl")`),
      revalidate: () =>
        run("paramedic", `medicalReportSetValidity(medicalReport: ${draft}, valid: false, reason: "omyl")`),
      correct: () =>
        run(
          "paramedic",
          `medicalReportCreate(input: { patientCard: ${card}, correctionOf: ${draft}, examinedAt: "2026-03-16T08:00:00Z", content: "z" })`,
        ),
    });
    outcomes.push(outcome);
  }
  expect(unexpectedOf(outcomes)).toEqual([]);
  expect(loggedErrors()).toEqual([]);
  expect(await verifyReports(createDb(owner))).toMatchObject({ differing: [] });
});

test("a signature waits for a file that is being attached to its report", async () => {
  const card = ids.patients.karel;
  const draft = await beginDraft(card);
  const file = await owner.query(
    "insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, 'attachment', 'x.pdf', 'pdf', 'application/pdf', 1, '') returning id",
    [ids.center],
  );
  const uploading = await owner.connect();
  await uploading.query("begin");
  await uploading.query(
    "insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) values ($1, $2, $3, $4, 'MEDICAL', $5)",
    [ids.center, card, draft, file.rows[0].id, profiles.paramedic],
  );
  const signing = run("paramedic", `medicalReportSetSigned(medicalReport: ${draft}, version: 1)`);
  expect(await Promise.race([signing, sleep(300, "waits")])).toBe("waits");
  await uploading.query("commit");
  uploading.release();
  expect(await signing).toBe("done");
});
