import type { App } from "#api/core/process/app.ts";

const BEGIN = `mutation ($input: InvoiceExportInput!) { invoiceExportCreate(input: $input) { id } }`;
const FILE = `query ($id: Int!) { invoiceExport(invoiceExport: $id) { file { uuid } } }`;

type Caller = Parameters<App["api"]>[1];
type Answered = { errors?: { message: string; extensions: { code: string } }[]; data: Record<string, unknown> };

async function ask(app: App, caller: Caller, query: string, variables: object, key: string | undefined) {
  const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
  const body = JSON.stringify({ query, variables });
  const answer = await app.api(new Request("http://motus/graphql", { method: "POST", headers, body }), caller);
  const { errors, data } = (await answer.json()) as Answered;
  if (!errors) return { data };
  const [{ message, extensions }] = errors as [NonNullable<Answered["errors"]>[number]];
  return { refused: Response.json({ error: { code: extensions.code, message } }, { status: answer.status }) };
}

/** Begins the export that the query parameters `from`, `to`, `format`, `tableFormat` and `language` name. */
export async function beginInvoicesExport(app: App, caller: Caller, query: URLSearchParams, key: string | undefined) {
  const [from, to, format, tableFormat, language] = ["from", "to", "format", "tableFormat", "language"].map((name) =>
    query.get(name),
  );
  const input = { dateRange: { from, to }, format, tableFormat, language: language ?? "cs" };
  const { data, refused } = await ask(app, caller, BEGIN, { input }, key);
  return refused ?? Response.json(data.invoiceExportCreate, { status: 202 });
}

/** The file of an export; while it is written there is none. */
export async function findInvoicesExport(app: App, caller: Caller, id: number): Promise<string | Response> {
  const { data, refused } = await ask(app, caller, FILE, { id }, undefined);
  if (refused) return refused;
  const { file } = data.invoiceExport as { file: { uuid: string } | null };
  return file?.uuid ?? Response.json({ ready: false }, { status: 202 });
}
