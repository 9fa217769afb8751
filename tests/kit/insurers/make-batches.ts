import type { testApi } from "../api.ts";
import { ids } from "../../cast/people.ts";
import { runJobs } from "../jobs.ts";
import { billedVisitOf, caller } from "./bill-visits.ts";

type Api = Awaited<ReturnType<typeof testApi>>;

/** The cast's centre issues invoices in crowns, with a company number and an account. */
export const issueInvoices = (api: Api, active = true) =>
  api.database.owner.query(
    `insert into billing_information (medical_center_id, company_name, company_number, town, account_number_cze, invoicing_active)
     values ($1, 'U Lípy', '27082440', 'Praha', '19-2000145399/0800', $2)
     on conflict (medical_center_id) do update set invoicing_active = $2, company_number = '27082440'`,
    [ids.center, active],
  );

/** Makes the batches of a month and hands them over; answers them in the order of their numbers. */
export async function sentBatches(api: Api, month = "2026-03") {
  const call = caller(api);
  const { id } = await call(`mutation { batchRegularCreate(input: { month: "${month}" }) { id } }`, {}, "admin");
  await runJobs(api);
  await api.database.owner.query("update batches set state = 'SENT', version = version + 1 where run_id = $1", [id]);
  return batchesOfRun(api, id);
}

type Row = {
  id: number;
  version: number;
  state: string;
  sequence_id: number;
  insurer: string;
  price: string;
  points: number;
  file_id: number;
  run_id: number;
  regular_batch_id: number | null;
};

export const batchesOfRun = async (api: Api, run: number): Promise<Row[]> =>
  (await api.database.owner.query<Row>("select * from batches where run_id = $1 order by sequence_id", [run])).rows;

/** The bytes of a stored file, by its id. */
export async function storedBytes(api: Api, fileId: number) {
  const { rows } = await api.database.owner.query<{ uuid: string }>("select uuid from files where id = $1", [fileId]);
  const { stream } = await api.services.storage.get(rows[0]!.uuid);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A visit whose batch was handed over, with its document; the visit as `billedVisitOf` makes it. */
export async function sentDocument(
  api: Api,
  day: string,
  about: { department: number; patient?: number } & Record<string, unknown>,
) {
  const visit = await billedVisitOf(api, day, about);
  const batches = await sentBatches(api, `2026-${day.slice(0, 2)}`);
  const {
    rows: [document],
  } = await api.database.owner.query<{ id: number; document_id: number; price: string; batch_id: number }>(
    `select batch_documents.* from batch_documents join patient_attendances on billed_document_id = batch_documents.id
      where patient_attendances.id = $1`,
    [visit.attendance],
  );
  const batch = batches.find(({ id }) => id === document!.batch_id)!;
  return { ...visit, batch, document: document!, number: document!.document_id };
}
