import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { billInsurers, ftVoucher } from "../insurance.ts";
import { caller } from "./bill-visits.ts";
import { issueInvoices, sentDocument } from "./make-batches.ts";

/** Documents of visits of Jana and Karel that were handed to insurers, and that come back. */
export async function returnedDocumentsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const call = caller(api);
  const ask = (document: string, variables: object = {}, who: Role = "admin") => call(document, variables, who);
  const department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 90 });
  await ftVoucher(owner, { visits: 50, patient: ids.patients.karel, insurer: "205" });
  await issueInvoices(api);
  const sent = (day: string, patient?: number) => sentDocument(api, day, { department, patient });
  const enter = (documentIds: number[], more: object = {}) =>
    ask(`mutation ($input: ReturnedDocumentsInput!) { returnedDocumentsEnter(input: $input) }`, {
      input: { documentIds, kind: "REFUSED", ...more },
    });
  /** The newest return of the document of a number. */
  const returned = async (number: number) =>
    (
      await owner.query(
        "select returned_documents.* from returned_documents join batch_documents on batch_documents.id = returned_documents.document_id where batch_documents.document_id = $1 order by returned_documents.id desc limit 1",
        [number],
      )
    ).rows[0];
  async function end(number: number, outcome: string, reason: string | null = null) {
    const { id, version } = await returned(number);
    return ask(
      `mutation ($input: ReturnedOutcomeInput!) { returnedDocumentEnd(returnedDocument: ${id}, version: ${version}, input: $input) { outcome outcomeReason } }`,
      { input: { outcome, outcomeReason: reason } },
    );
  }
  async function reopen(number: number) {
    const { id, version } = await returned(number);
    return ask(`mutation { returnedDocumentReopen(returnedDocument: ${id}, version: ${version}) { outcome } }`);
  }
  const billedBy = async (attendance: number) =>
    (await owner.query("select billed_document_id as id from patient_attendances where id = $1", [attendance])).rows[0]
      .id;
  return { department, call, ask, sent, enter, returned, end, reopen, billedBy };
}
