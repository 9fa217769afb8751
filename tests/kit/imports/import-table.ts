import { expect } from "vitest";
import type { ImportKind } from "#rules/codes.ts";
import type { testApi } from "../api.ts";
import { runJobs } from "../jobs.ts";

export const importShape =
  "id name state fault head done total version columns { field column } rows { state count } createdBy { name }";
export type ShownImport = {
  id: number;
  state: string;
  fault: string | null;
  head: string[];
  total: number;
  version: number;
  columns: { field: string; column: number }[];
  rows: { state: string; count: number }[];
};
type Row = {
  line: number;
  cells: string[];
  twin: number | null;
  faults: { column: number | null; error: string }[];
  known: { name: string }[];
};

/** Imports of an administrator through the API, with the jobs that they wait for. */
export function importsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const create = (
    name: string,
    content: string | Uint8Array,
    kind: ImportKind = "PATIENTS",
    who: "admin" | "receptionist" = "admin",
  ) =>
    api.upload(
      who,
      `mutation ($file: Upload!) { importCreate(kind: ${kind}, file: $file) { ${importShape} } }`,
      { file: null },
      { file: new File([content as never], name) },
    );
  const read = async (id: number) =>
    (await api.call("admin", `{ import(import: ${id}) { ${importShape} } }`)).data.import as ShownImport;
  async function step(name: string, { id, version }: Pick<ShownImport, "id" | "version">, more = "") {
    const answer = await api.call(
      "admin",
      `mutation { ${name}(import: ${id}, version: ${version}${more}) { ${importShape} } }`,
    );
    expect(answer.errors).toBeUndefined();
    await runJobs(api);
    return read(id);
  }
  async function begun(name: string, content: string | Uint8Array, kind: ImportKind = "PATIENTS") {
    const { data, errors } = await create(name, content, kind);
    expect(errors).toBeUndefined();
    await runJobs(api);
    return read(data.importCreate.id);
  }
  const columnsOf = ({ columns }: ShownImport) =>
    `, columns: { ${columns.map(({ field, column }) => `${field}: ${column}`).join(", ")} }`;
  /** The rows of a query as the owner of the tables. */
  const one = async (text: string, ...values: unknown[]) => (await api.database.owner.query(text, values)).rows;
  /** Numbers of rows of every table but the logs, the queue and the imports themselves. */
  async function tables(): Promise<Record<string, number>> {
    const { rows } = await api.database.owner.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(audit|import|files|idempotency|counted|changed|variable|rate_)'",
    );
    const numbers = await Promise.all(
      rows.map(async ({ name }) => [name, (await one(`select count(*)::int as n from ${name}`))[0].n] as const),
    );
    return Object.fromEntries(numbers);
  }
  return {
    create,
    read,
    step,
    begun,
    columnsOf,
    one,
    tables,
    /** The names that an import asks about, with the rows that they may mean. */
    names: async (id: number) =>
      (await api.call("admin", `{ importNames(import: ${id}) { subject name written options { id label } } }`)).data
        .importNames as { subject: string; name: string; written: string; options: { id: number; label: string }[] }[],
    /** A table whose rows are checked, by the columns that are proposed. */
    async checked(name: string, content: string | Uint8Array, kind: ImportKind = "PATIENTS", more = "") {
      const table = await begun(name, content, kind);
      return step("importMatch", table, columnsOf(table) + more);
    },
    counts: ({ rows }: ShownImport) => Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    rowsOf: async (id: number, state: string) =>
      (
        await api.call(
          "admin",
          `{ importRows(import: ${id}, state: ${state}, page: 1) { total items { line cells twin faults { column error } known { name } } } }`,
        )
      ).data.importRows as { total: number; items: Row[] },
  };
}
