import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, profiles, center } = ids;
const { jana, karel, archived } = patients;

let written = 0;
const report = async (
  card: number,
  examinedAt: string,
  content: string,
  signedAt: string | null = "2026-03-15T12:00:00Z",
) => {
  const uuid = `00000000-0000-4000-8000-${String(++written).padStart(12, "0")}`;
  await owner.query(
    `insert into medical_reports (uuid, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
     values ($1, $2, $3, $4, $5, '', $6, $6, $7, $8, $9::text, $9::text)`,
    [
      uuid,
      center,
      card,
      examinedAt,
      content,
      profiles.paramedic,
      signedAt,
      signedAt && profiles.paramedic,
      signedAt && "x",
    ],
  );
  return uuid;
};
const first = await report(jana, "2026-03-02T09:00:00Z", "## Závěr\nBolest bederní páteře vlevo, VAS 6/10.");
const second = await report(jana, "2026-03-09T09:00:00Z", "**Závěr:** bolest ustupuje, VAS 2/10, bez otoku.");
await report(jana, "2026-03-10T09:00:00Z", "Rozepsaná zpráva o bolesti kolene.", null);
await report(karel, "2026-03-02T09:00:00Z", "**Závěr:** bolest ramene vpravo.");

const fields =
  "state source model from to askedBy { id } failure reportsRead reportsTotal sentencesDropped stale sentences { text medicalReport { uuid } passage }";
const overall = (who: Parameters<typeof api.call>[0], card: number = jana) =>
  api.call(who, `mutation { medicalReportsOverallSummaryUpdate(patientCard: ${card}) { ${fields} } }`);
const ofDays = (from: string, to: string) =>
  api.call(
    "paramedic",
    `mutation { medicalReportsSummaryUpdate(patientCard: ${jana}, dateRange: { from: "${from}", to: "${to}" }) { ${fields} } }`,
  );
const card = `query { patientCard(id: ${jana}) { medicalReportsOverallSummary { ${fields} } medicalReportsSummary { ${fields} } medicalReportsSummaryFrom medicalReportsSummaryTo } }`;

test("without a model the signed reports are summed up at once by sentences of their own", async () => {
  const { data } = await overall("paramedic");
  expect(data.medicalReportsOverallSummaryUpdate).toEqual({
    state: "READY",
    source: "EXTRACT",
    model: null,
    from: null,
    to: null,
    askedBy: { id: profiles.paramedic },
    failure: null,
    reportsRead: 2,
    reportsTotal: 2,
    sentencesDropped: 0,
    stale: false,
    sentences: [
      {
        text: "Bolest bederní páteře vlevo, VAS 6/10.",
        medicalReport: { uuid: first },
        passage: "Bolest bederní páteře vlevo, VAS 6/10.",
      },
      {
        text: "Závěr: bolest ustupuje, VAS 2/10, bez otoku.",
        medicalReport: { uuid: second },
        passage: "Závěr: bolest ustupuje, VAS 2/10, bez otoku.",
      },
    ],
  });
});

test("a summary of some days is of reports of those days, and the card shows the latest of each kind", async () => {
  expect((await ofDays("2026-03-09", "2026-03-09")).data.medicalReportsSummaryUpdate).toMatchObject({
    from: "2026-03-09",
    to: "2026-03-09",
    reportsTotal: 1,
    sentences: [{ medicalReport: { uuid: second } }],
  });
  expect((await ofDays("2026-03-03", "2026-03-08")).errors![0]).toMatchObject({ extensions: { code: "E141" } });
  expect((await ofDays("2026-03-09", "2026-03-02")).errors![0]!.extensions).toMatchObject({
    code: "E004",
    fields: [{ path: ["to"] }],
  });
  const { data } = await api.call("admin", card);
  expect(data.patientCard).toMatchObject({
    medicalReportsOverallSummary: { reportsTotal: 2 },
    medicalReportsSummary: { reportsTotal: 1 },
    medicalReportsSummaryFrom: "2026-03-09",
    medicalReportsSummaryTo: "2026-03-09",
  });
});

test("a user who may not read reports requests none and sees none, and no foreign card has one", async () => {
  for (const who of ["receptionist", "manager"] as const) {
    expect((await overall(who)).errors![0]!.extensions.code).toBe("E002");
    expect((await api.call(who, card)).data.patientCard).toEqual({
      medicalReportsOverallSummary: null,
      medicalReportsSummary: null,
      medicalReportsSummaryFrom: null,
      medicalReportsSummaryTo: null,
    });
  }
  expect((await overall("foreign")).errors![0]!.extensions.code).toBe(
    (await overall("foreign", 999_000)).errors![0]!.extensions.code,
  );
  expect((await overall("paramedic", archived)).errors![0]!.extensions.code).toBe("E141");
});

test("it is stale once a report is signed or declared invalid, of the days it is of", async () => {
  const stale = async () => {
    const { patientCard } = (await api.call("paramedic", card)).data;
    return [patientCard.medicalReportsOverallSummary.stale, patientCard.medicalReportsSummary.stale];
  };
  expect(await stale()).toEqual([false, false]);
  await report(jana, "2026-03-16T08:00:00Z", "Kontrola.", "2026-03-16T10:00:00Z");
  expect(await stale()).toEqual([true, false]);
  await owner.query(
    "update medical_reports set invalidated_at = '2026-03-16T10:00:00Z', invalidated_by = signed_by, invalid_reason = 'omyl' where uuid = $1",
    [second],
  );
  expect(await stale()).toEqual([true, true]);
});

test("requests and reads are recorded without their content", async () => {
  const { rows } = await owner.query(
    "select action, details from audit_rows where patient_card_id = $1 and profile_id = $2",
    [jana, profiles.paramedic],
  );
  const actions = rows.map(({ action }) => action);
  for (const action of ["medicalReport.read", "reportsSummary.asked", "reportsSummary.read"])
    expect(actions).toContain(action);
  expect(JSON.stringify(rows)).not.toContain("páteř");
});

test("the request stays as it was, for any database role", async () => {
  for (const statement of [
    "update report_summaries set asked_by = 1",
    "delete from report_summaries",
    "delete from summary_consents",
    "update summary_consents set given_by = 1",
  ])
    await expect(api.database.app.query(statement)).rejects.toMatchObject({ code: "42501" });
});
