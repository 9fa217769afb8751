import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { billInsurers, ftVoucher } from "../insurance.ts";
import { runJobs } from "../jobs.ts";
import { billedVisitOf, caller } from "./bill-visits.ts";

/** Batches of the visits of Jana and Karel, made and changed through the API. */
export async function batchCallsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const call = caller(api);
  const department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 50 });
  await ftVoucher(owner, { visits: 50, patient: ids.patients.karel, insurer: "205" });
  const bill = (day: string, more: { patient?: number } & Record<string, unknown> = {}) =>
    billedVisitOf(api, day, { department, ...more });

  const begin = (month = "2026-03") =>
    call(`mutation { batchRegularCreate(input: { month: "${month}" }) { id total finishedAt } }`, {}, "admin");
  async function make(month = "2026-03") {
    const run = await begin(month);
    await runJobs(api);
    return call(
      `{ batchRun(batchRun: ${run.id}) { id done total madeAt finishedAt failedAt refused { field record fault patientCard { id } } file { uuid name } } }`,
      {},
      "admin",
    );
  }
  const batchesOf = async (run: number): Promise<number[]> =>
    (
      await owner.query<{ id: number }>("select id from batches where run_id = $1 order by sequence_id", [run])
    ).rows.map(({ id }) => id);
  const shown = (id: number) =>
    call(
      `{ batch(batch: ${id}) { sequenceId insuranceCompany { code } insuranceVariant documentKind expertise month year period { from to } documents points price { amount } state version
      kBatchDocuments { position documentId patientCard { id } insuranceNumber diagnosis points price { amount } medicalReports { id includedInBatch } }
      medicalOperationsWithPointsAndPrice { code count points price { amount } } file { name uuid } print { name uuid } } }`,
      {},
      "admin",
    );
  async function bytesOf(uuid: string) {
    const { stream } = await api.services.storage.get(uuid);
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }
  const state = (id: number, version: number, to: string) =>
    call(`mutation { batchStateSet(batch: ${id}, version: ${version}, state: ${to}) { version state } }`, {}, "admin");
  const remove = (id: number, version = 1) =>
    call(`mutation { batchRemove(batch: ${id}, version: ${version}) }`, {}, "admin");
  return { call, bill, begin, make, batchesOf, shown, bytesOf, state, remove };
}
