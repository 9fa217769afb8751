import { ids } from "#tests/cast/people.ts";
import { returnedDocument } from "#tests/kit/insurance.ts";
import { call, field, owner, upload, whole } from "../ask.ts";
import { billingCenter } from "./billing-center.ts";

const enter = (number: number) => call(`returnedDocumentsEnter(input: { documentIds: [${number}], kind: REFUSED })`);
const importRefusals = (text: string) =>
  upload(
    `mutation ($file: Upload!) { returnedDocumentsImport(file: $file, input: { kind: REFUSED }) { entered } }`,
    new File([text], "odmitnute.csv"),
  );
const fix = (batch: number, patient: number) =>
  call(`batchFixCreate(batch: ${batch}, version: 1, patientCards: [${patient}], withFBatch: false) { id }`);
const endReturned = (id: number, outcome: string) =>
  call(`returnedDocumentEnd(returnedDocument: ${id}, version: 1, input: { outcome: ${outcome} }) { id }`);

/** The refusals of returned documents. */
export const returned = {
  returnedEnded: async () => {
    const { id } = await returnedDocument(await billingCenter(), { outcome: "WRITTEN_OFF" });
    return whole(call(`returnedDocumentRemove(returnedDocument: ${id}, version: 1)`));
  },
  returnedCorrected: async () => {
    const { id } = await returnedDocument(await billingCenter(), { outcome: "CORRECTED" });
    return whole(call(`returnedDocumentReopen(returnedDocument: ${id}, version: 1) { id }`));
  },
  visitChanged: async () => {
    const { id, batch } = await returnedDocument(await billingCenter(), { kind: "CANCELED", outcome: "BILLED_AGAIN" });
    await owner.query(
      `with visit as (
         insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, min(id), $2 from events where medical_center_id = $1 returning id
       ), signed as (
         insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by)
         select $1, $2, id, '2026-02-10', 'LTV', 'LTV', $3::int, $3::int from visit returning id
       )
       insert into batch_reports (medical_center_id, document_id, report_id)
       select $1, batch_documents.id, signed.id from signed, batch_documents where batch_id = $4`,
      [ids.center, ids.patients.archived, ids.profiles.admin, batch],
    );
    return whole(call(`returnedDocumentReopen(returnedDocument: ${id}, version: 1) { id }`));
  },
  documentNumberInvalid: async () => field("documentIds.0", enter(0)),
  documentUnknown: async () => field("documentIds", enter(9_999_999)),
  documentReturned: async () => field("documentIds", enter((await returnedDocument(await billingCenter())).number)),
  noRefusals: async () => field("file", importRefusals("Doklad;Chyba\nnic;nic")),
  refusalsTooLarge: async () => field("file", importRefusals("x".repeat(1_000_001))),
  nothingToCorrect: async () => {
    const { batch } = await returnedDocument(await billingCenter());
    return field("patientCards", fix(batch, ids.patients.karel));
  },
  notCorrectable: async () => {
    const { batch } = await returnedDocument(await billingCenter());
    return field("patientCards", fix(batch, ids.patients.jana));
  },
  outcomeOfOther: async () =>
    field("outcome", endReturned((await returnedDocument(await billingCenter())).id, "BILLED_AGAIN")),
  sameInsurer: async () =>
    field("outcome", endReturned((await returnedDocument(await billingCenter())).id, "OTHER_INSURER")),
};
