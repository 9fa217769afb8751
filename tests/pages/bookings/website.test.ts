import { buildClientSchema, getIntrospectionQuery } from "graphql";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "#api/schema/index.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { forgetBookings, openBookings, withProofOfWork, requestAt } from "#tests/kit/bookings.ts";
import { testPages } from "#tests/kit/pages.ts";

const { site, app, database } = await testPages({}, { MOTUS_URL: "http://motus.example" });
const { owner } = database;
const website = "https://klinika.example";
const path = "/graphql/rezervace/u-lipy";
const times = `query ($service: Int!) { bookingTimes(procedure: $service, from: "2026-03-16", days: 4) { beginAt } }`;
const request = `mutation ($input: BookingRequestInput!, $file: Upload) { bookingRequest(input: $input, file: $file) { reference confirmBy } }`;

type Asked = { origin?: string | null; headers?: Record<string, string>; address?: string };

const send = (init: RequestInit, { origin = website, headers = {}, address = path }: Asked = {}) =>
  site.fetch(
    new Request(`http://motus.example${address}`, {
      ...init,
      headers: { ...(origin && { origin }), "sec-fetch-site": "cross-site", ...headers },
    }),
  );
/** Asks as a script on a website does. */
async function ask(query: string, variables: object = {}, { headers, ...asked }: Asked = {}) {
  const response = await send(
    { method: "POST", body: JSON.stringify({ query, variables }) },
    { ...asked, headers: { "content-type": "application/json", ...headers } },
  );
  const { data, errors } = (await response.json()) as {
    data?: any;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, headers: response.headers, data, code: errors?.[0]?.extensions.code };
}
const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

beforeAll(async () => {
  await openBookings(owner);
  await owner.query("update medical_centers set booking_origins = $2 where id = $1", [ids.center, [website]]);
});
beforeEach(() => forgetBookings(owner));

test("a website that the centre lists reads the offer and its times, and sends a request with a file", async () => {
  const preflight = await send({ method: "OPTIONS" }, { headers: { "access-control-request-method": "POST" } });
  expect([preflight.status, corsOf(preflight.headers)]).toEqual([
    204,
    {
      "access-control-allow-origin": website,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "7200",
    },
  ]);
  const page = await ask("{ bookingPage { center { name } information services { id } } }");
  expect([page.status, page.data.bookingPage.center]).toEqual([200, { name: "Rehabilitace U Lípy" }]);
  expect(page.data.bookingPage.information).toBeGreaterThan(1);
  expect(corsOf(page.headers)).toEqual({ "access-control-allow-origin": website });
  expect(page.headers.get("vary")).toContain("origin");
  expect([page.headers.get("cache-control"), page.headers.getSetCookie()]).toEqual(["no-store", []]);
  const [time] = (await ask(times, { service: ids.procedures.therapy })).data.bookingTimes;
  const body = new FormData();
  body.append(
    "operations",
    JSON.stringify({ query: request, variables: { input: withProofOfWork(app, requestAt(time.beginAt)), file: null } }),
  );
  body.append("map", JSON.stringify({ file: ["variables.file"] }));
  body.append("file", new File(["%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"], "poukaz.pdf"));
  const sent = await send({ method: "POST", body });
  expect([sent.status, await sent.json(), corsOf(sent.headers)]).toEqual([
    200,
    { data: { bookingRequest: { reference: expect.any(String), confirmBy: null } } },
    { "access-control-allow-origin": website },
  ]);
  const { rows } = await owner.query(
    "select b.medical_center_id as center, f.name from bookings b join files f on f.id = b.file_id",
  );
  expect(rows).toEqual([{ center: ids.center, name: "poukaz.pdf" }]);
  expect((await ask(times, { service: ids.procedures.therapy })).data.bookingTimes).not.toContainEqual(time);
});

test("a fault of a request is answered to the website too", async () => {
  const refused = await ask(request, { input: requestAt("2026-03-17T02:00:00Z") });
  expect([refused.status, refused.code, corsOf(refused.headers)]).toEqual([
    409,
    "E143",
    { "access-control-allow-origin": website },
  ]);
  const large = await send(
    { method: "POST", body: "x".repeat(300_001) },
    { headers: { "content-type": "application/json" } },
  );
  expect([large.status, corsOf(large.headers)]).toEqual([413, { "access-control-allow-origin": website }]);
});

test("another website, no website, and a centre that lists or takes none are refused, and nothing is done", async () => {
  await owner.query("update medical_centers set booking_active = true, slug = 'cizi' where id = $1", [
    ids.foreignCenter,
  ]);
  const input = requestAt("2026-03-17T10:00:00Z");
  for (const asked of [
    { origin: "https://evil.example" },
    { origin: "http://klinika.example" },
    { origin: "https://klinika.example.evil.example" },
    { origin: "http://motus.example" },
    { origin: "null" },
    { origin: null },
    { address: "/graphql/rezervace/cizi" },
  ]) {
    const { status, code, headers } = await ask(request, { input }, asked);
    expect([asked, status, code, corsOf(headers)]).toEqual([asked, 403, "E014", {}]);
    const preflight = await send({ method: "OPTIONS" }, asked);
    expect([asked, preflight.status, corsOf(preflight.headers)]).toEqual([asked, 403, {}]);
  }
  const nowhere = await ask(request, { input }, { address: "/graphql/rezervace/nikde" });
  expect([nowhere.status, nowhere.code, corsOf(nowhere.headers)]).toEqual([404, "E003", {}]);
  expect((await owner.query("select from bookings")).rowCount).toBe(0);
});

test("a website's visitor is anonymous, whatever cookie or token comes along", async () => {
  const seen = async () =>
    (await owner.query("select last_seen_at from sessions order by id")).rows.map((row) => String(row.last_seen_at));
  const before = await seen();
  const headers = { cookie: `motus=${tokens.admin}`, "x-authorization": tokens.admin };
  const signedIn = await ask("{ bookingPage { center { name } } }", {}, { headers });
  expect([signedIn.status, signedIn.headers.getSetCookie()]).toEqual([200, []]);
  expect(signedIn.headers.has("access-control-allow-credentials")).toBe(false);
  expect((await ask("{ me { id } }", {}, { headers })).code).toBe("E004");
  const large = { method: "POST", body: "x".repeat(300_001) };
  expect((await send(large, { headers: { ...headers, "content-type": "application/json" } })).status).toBe(413);
  expect(await seen()).toEqual(before);
});

test("the schema of websites has the page, times and request, without a slug, and no other operation", async () => {
  const { data } = await ask(getIntrospectionQuery());
  const offered = buildClientSchema(data);
  const [query, mutation] = [offered.getQueryType()!.getFields(), offered.getMutationType()!.getFields()];
  expect([Object.keys(query), Object.keys(mutation)]).toEqual([["bookingPage", "bookingTimes"], ["bookingRequest"]]);
  for (const { args } of [...Object.values(query), ...Object.values(mutation)])
    expect(args.map(({ name }) => name)).not.toContain("slug");
  expect(
    Object.keys(offered.getTypeMap())
      .filter((name) => !name.startsWith("__"))
      .sort(),
  ).toEqual([
    "BookingCenter",
    "BookingPage",
    "BookingPerson",
    "BookingReceipt",
    "BookingRequestInput",
    "BookingService",
    "Boolean",
    "DateTime",
    "Int",
    "Locale",
    "Money",
    "Mutation",
    "OfferedTime",
    "Query",
    "SafeInt",
    "Sex",
    "String",
    "Upload",
  ]);
  const others = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.keys(root.getFields()).map((name) => `${root.name.toLowerCase()} { ${name} { __typename } }`),
  );
  for (const document of others.filter((one) => !/booking(Page|Times|Request) /.test(one)))
    expect([document, (await ask(document)).code]).toEqual([document, "E004"]);
});

test("reading is limited by address, and the website learns for how long", async () => {
  await ask("{ bookingPage { from } }");
  await owner.query("update rate_limits set count = 239");
  expect((await ask(times, { service: ids.procedures.therapy })).status).toBe(200);
  for (const query of [
    "{ bookingPage { from } }",
    `{ bookingTimes(procedure: 1, from: "2026-03-16", days: 4) { date } }`,
  ]) {
    const { status, code, headers } = await ask(query);
    expect([status, code, headers.get("retry-after"), corsOf(headers)]).toEqual([
      429,
      "E005",
      "900",
      { "access-control-allow-origin": website },
    ]);
  }
});

test("documents are bounded as on the whole schema, and only posts are answered", async () => {
  const many = Array.from({ length: 16 }, (_, n) => `a${n}: bookingPage { from }`).join(" ");
  expect((await ask(`{ ${many} }`)).code).toBe("E011");
  expect((await ask(`{ bookingPage { ${"center { name } ".repeat(500)} } }`)).code).toBe("E011");
  const got = await send({ method: "GET" }, { address: `${path}?query={bookingPage{from}}` });
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});
