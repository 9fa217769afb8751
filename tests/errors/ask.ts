import { transaction, type ProfileCtx, type Services } from "#api/core/context.ts";
import { maskError } from "#api/core/faults.ts";
import { errors as texts } from "#app/i18n/cs/errors.ts";
import { errors, type ErrorName } from "#rules/errors.ts";
import { ids, password, tokens, type Role } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

/** A refusal as its caller sees it: an entry of the registry, if all is well. */
export type ErrorAnswer = { code: string; status: number; message: string };
type Fault = { code: string; message: string };
type Answer = {
  error?: Fault;
  errors?: { message: string; extensions: { code: string; fields?: (Fault & { path: string[] })[] } }[];
};

const { site, app, visitor, database } = await testPages();
export const { owner } = database;
export const { settings } = app;

/** A post to the server itself. */
export async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const from = { host: "motus.example", origin: "http://motus.example", "content-type": "application/json" };
  const response = await site.fetch(
    new Request("http://motus.example/graphql", {
      method: "POST",
      body,
      headers: { ...from, ...headers },
      duplex: "half",
    } as RequestInit),
  );
  const { error, errors = [] } = (await response.json()) as Answer;
  const { code = error?.code ?? "", fields = [] } = errors[0]?.extensions ?? {};
  return { code, status: response.status, message: error?.message ?? errors[0]?.message ?? "", fields };
}
type Asked = ReturnType<typeof post>;

export const ask = (who: Role | null, document: string, variables: object = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ query: document, variables }), who ? { "x-authorization": tokens[who], ...headers } : headers);

/** A mutation of the administrator. */
export const call = (mutation: string) => ask("admin", `mutation { ${mutation} }`);

/** A call of the administrator with its `$file`. */
export async function upload(query: string, file: File) {
  const body = new FormData();
  body.append("operations", JSON.stringify({ query, variables: { file: null } }));
  body.append("map", JSON.stringify({ 0: ["variables.file"] }));
  body.append("0", file);
  const form = new Response(body);
  const headers = { "content-type": form.headers.get("content-type")!, "x-authorization": tokens.admin };
  return post(await form.arrayBuffer(), headers);
}

/** The error of a call as a whole. */
export async function whole(asked: Asked): Promise<ErrorAnswer> {
  const { code, status, message } = await asked;
  return { code, status, message };
}

/** The error of the field at `path`. */
export async function field(path: string, asked: Asked): Promise<ErrorAnswer> {
  const { status, fields } = await asked;
  const { code = "", message = "" } = fields.find((fault) => fault.path.join(".") === path) ?? {};
  return { code, status, message };
}

/** The last answer of many. */
export async function last(times: number, call: () => Asked) {
  for (let i = 1; i < times; i++) await call();
  return call();
}

/** Work during a changed state of the application. */
export async function whenever<T>(otherwise: Partial<Services>, work: () => Promise<T>): Promise<T> {
  const { services } = app;
  const before = { ...services };
  Object.assign(services, otherwise);
  return work().finally(() => Object.assign(services, before));
}

export const card = (input: object, headers = {}) =>
  ask(
    "admin",
    `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { id } }`,
    { input: { name: "Iva", surname: "Nová", ...input } },
    headers,
  );
export const event = (input: object) =>
  ask("admin", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
    input: {
      eventType: "EVENT",
      procedure: ids.procedures.therapy,
      owner: ids.profiles.paramedic,
      beginAt: "2026-03-24T08:00:00+01:00",
      ...input,
    },
  });
export const service = (input: object) =>
  ask("admin", `mutation ($input: ProcedureInput!) { procedureCreate(input: $input) { id } }`, {
    input: {
      name: "Nová",
      type: "GROUP",
      capacity: 5,
      uzisType: "LTV",
      duration: 60,
      price: { amount: 25_000, currency: "CZK" },
      vatRate: "ZERO",
      color: "PINK",
      ...input,
    },
  });
export const report = (input: object = {}, headers = {}) =>
  ask(
    "admin",
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`,
    {
      input: { patientCard: ids.patients.jana, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti", ...input },
    },
    headers,
  );
export const changeReport = (call: string, who: Role = "admin") => ask(who, `mutation { ${call} { id } }`);
/** A new draft, by its id. */
export async function draft(input: object = {}): Promise<number> {
  await report(input);
  return (await owner.query("select max(id) as id from medical_reports")).rows[0].id;
}
export async function signedReport(): Promise<number> {
  const id = await draft();
  await changeReport(`medicalReportSetSigned(medicalReport: ${id}, version: 1)`);
  return id;
}
export const events = (from: string, to: string) =>
  ask("admin", `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to) { id } }`, { from, to });
export const logIn = (username: string) =>
  ask(null, `mutation { authLogin(username: "${username}", password: "jiné heslo") { accessToken } }`);
export const newPassword = (next: string, current = password) =>
  ask(
    "admin",
    `mutation ($current: String!, $next: String!) { changePassword(currentPassword: $current, password: $next) }`,
    { current, next },
  );

/** A verb that no operation leads to yet. */
export async function verb(work: (ctx: ProfileCtx) => Promise<unknown>): Promise<ErrorAnswer> {
  const request = {
    inTransaction: false,
    requestId: "test",
    address: "",
    userAgent: "",
    token: null,
    desk: null,
    known: {},
    idempotencyKey: null,
    reads: [],
    loaders: new WeakMap(),
  };
  const admin = {
    id: ids.profiles.admin,
    medicalCenterId: ids.center,
    role: "ROLE_ADMIN",
    profession: "OTHER",
  } as const;
  const ctx: ProfileCtx = {
    ...app.services,
    ...request,
    session: { id: 1, userId: 1, profileId: admin.id },
    profile: admin,
  };
  const { message, extensions } = maskError(settings.dataDir, () => {})(
    await transaction(ctx, work).catch((fault) => fault),
  );
  return { code: String(extensions.code), status: (extensions.http as { status: number }).status, message };
}

/** A form as people send it: the error of the registry whose words the page has at its top. */
export async function form(address: string, fields: Record<string, string>): Promise<ErrorAnswer> {
  const page = await visitor("admin").post(address, fields);
  const summary = page.text("[role=alert]");
  const name = (Object.keys(errors) as ErrorName[]).find((name) => summary.includes(texts[name].replace(/\s/g, " ")));
  return { ...(name ? errors[name] : { code: "", message: summary }), status: page.status };
}
