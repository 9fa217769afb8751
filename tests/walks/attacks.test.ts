import { expect, test, vi } from "vitest";
import { fileHref } from "#app/paths/href.ts";
import { errors } from "#rules/errors.ts";
import { emails, password, tokens, uuids } from "#tests/cast/people.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";
import { markup } from "#tests/hostile/values.ts";
import { addresses, oneFor } from "./cast-addresses.ts";

const { visitor, site, database, app, logged } = await testPages({}, { MOTUS_URL: "http://motus.example" });
const said = vi.spyOn(console, "error").mockImplementation(() => {});

const senders = [
  "sec-fetch-site: cross-site",
  "sec-fetch-site: same-site",
  "origin: http://evil.example",
  "origin: null",
  "",
];

test("CSRF: no page, nor the API, accepts a form from another site, and no browser sends the session with one", async () => {
  const changes = async () => (await database.owner.query("select count(*)::int as n from audit_rows")).rows[0].n;
  const before = await changes();
  const body = new URLSearchParams({ version: "1" });
  const asked = [
    ...addresses.map(({ address }, nth) => ({ address, senders: [oneFor(senders, nth)] })),
    ...["/graphql", "/kartoteka/novy"].map((address) => ({ address, senders })),
  ];
  for (const { address, senders } of asked)
    for (const sender of senders) {
      const headers = new Headers({ cookie: `motus=${tokens.admin}` });
      if (sender) headers.set(...(sender.split(": ") as [string, string]));
      expect([
        address,
        sender,
        (await site.fetch(new Request(`http://motus.example${address}`, { method: "POST", body, headers }))).status,
      ]).toEqual([address, sender, 403]);
    }
  expect(await changes()).toBe(before);
  const login = await visitor().post("/prihlaseni", { username: emails.admin, password });
  for (const cookie of login.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly.*SameSite=Lax/i);
});

test("session fixation: a login creates a new token, and a token given beforehand opens nothing", async () => {
  const someone = visitor();
  someone.cookies.set("motus", "chosen-by-somebody-else");
  await someone.post("/prihlaseni", { username: emails.admin, password });
  expect(someone.cookies.get("motus")).toMatch(/^[\w-]{43}$/);
  const victim = visitor();
  victim.cookies.set("motus", "chosen-by-somebody-else");
  expect((await victim.get("/kartoteka")).location).toMatch(/^\/prihlaseni/);
  const again = visitor("manager");
  await again.post("/prihlaseni", { username: emails.manager, password });
  expect(again.cookies.get("motus")).not.toBe(tokens.manager);
});

/** No site may frame the answer, nor a browser guess its kind. */
const expectNotEmbedded = (address: string, { headers }: Page) =>
  expect([
    address,
    headers.get("content-security-policy"),
    headers.get("x-frame-options"),
    headers.get("x-content-type-options"),
  ]).toEqual([address, expect.stringContaining("frame-ancestors 'none'"), "DENY", "nosniff"]);

test("clickjacking: neither the API, a file nor a missing page may be framed by another site", async () => {
  for (const address of ["/graphql", "/graphql/rezervace/u-lipy", "/favicon.svg", "/nowhere"])
    expectNotEmbedded(address, await visitor("admin").get(address));
});

test("clickjacking and reflected markup: no page may be framed, and the parts of an address come back as text", async () => {
  for (const { address, query } of addresses) {
    const asked = [...new Set([...query, "redirect", "q"])];
    const ask = async (names: string[]) => {
      const page = await visitor("admin").get(
        `${address}?${new URLSearchParams(names.map((name) => [name, markup])).toString()}`,
      );
      expectNotEmbedded(address, page);
      expect([address, names, page.status < 500, page.all("[onerror], img[src=x]").length]).toEqual([
        address,
        names,
        true,
        0,
      ]);
      return page.status;
    };
    // A refused parameter hides the others.
    if ((await ask(asked)) === errors.invalidInput.status) for (const name of asked) await ask([name]);
  }
});

test("header injection: a line break in a parameter begins no header", async () => {
  const broken = "a\r\nset-cookie: motus=evil\r\n\r\n<html>";
  for (const path of [
    `/prihlaseni?redirect=${encodeURIComponent(`/${broken}`)}`,
    `/${encodeURIComponent(broken)}`,
    `/de/${encodeURIComponent(broken)}`,
    `/api/app/file/${encodeURIComponent(broken)}`,
  ]) {
    const { headers } = await visitor("admin").get(path);
    expect([path, [...headers.values()].filter((value) => /[\r\n]|^motus=evil/.test(value))]).toEqual([path, []]);
    expect([path, headers.getSetCookie().filter((cookie) => cookie.includes("evil"))]).toEqual([path, []]);
  }
  await visitor().post("/zapomenute-heslo", { email: `dana@lipa.example\r\nBcc: evil@evil.example` });
  await visitor().post("/registrace", { email: `nova@lipa.example\nBcc: evil@evil.example` });
  expect(
    (await database.owner.query("select recipient from mails where recipient ~ '[\\r\\n]' or recipient like '%evil%'"))
      .rows,
  ).toEqual([]);
});

test("path traversal: no way of writing an address reaches a file of the machine", async () => {
  const up = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", "%252e%252e%252f", "..%00/", "..;/"];
  for (const base of ["/", "/assets/", "/api/app/file/", "/patient-diagram/", "/de/"])
    for (const [at, way] of up.entries()) {
      const target = ["package.json", "server.ts", "etc/passwd"][at % 3]!;
      const page = await visitor("admin").get(`${base}${way.repeat(4)}${target}`);
      expect([
        base,
        way,
        target,
        page.html.includes('"dependencies"') || page.html.includes("root:") || page.html.includes("createSite"),
      ]).toEqual([base, way, target, false]);
    }
  for (const uuid of ["../secrets.json", "..%2Fsecrets.json", `${uuids.jana}/../../secrets.json`])
    expect((await visitor("admin").get(fileHref(uuid))).html).not.toContain(app.settings.secrets.cookies);
});

test("prototype pollution: no name of a field, and no key of a variable, becomes a property of all objects", async () => {
  const names = [
    "__proto__.polluted",
    "__proto__[polluted]",
    "constructor.prototype.polluted",
    "constructor[prototype][polluted]",
    "patient.__proto__.polluted",
  ];
  for (const name of names)
    for (const address of ["/prihlaseni", "/nova-udalost", "/kartoteka/novy", "/vzhled"])
      await visitor("admin").post(address, { [name]: "1", theme: "dark" });
  const variables = '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}';
  const body = `{"query": "query ($q: String) { patientCards(q: $q) { total } }", "variables": ${variables}}`;
  await site.fetch(
    new Request("http://motus.example/graphql", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-authorization": tokens.admin },
    }),
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("GraphQL depth and alias attacks: too costly a query is refused before it is answered", async () => {
  const ask = async (query: string) => {
    const response = await site.fetch(
      new Request("http://motus.example/graphql", {
        method: "POST",
        body: JSON.stringify({ query }),
        headers: { "content-type": "application/json", "x-authorization": tokens.admin },
      }),
    );
    return {
      status: response.status,
      code: ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
    };
  };
  const refused = { status: 400, code: "E011" };
  const depth = "patientCard { visits { past { items { patientCard { visits { past { items { id } } } } } } } }";
  expect(await ask(`{ patientAttendances(patientCard: 1) { items { ${depth} } } }`)).toMatchObject(refused);
  expect(await ask(`{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(" ")} }`)).toMatchObject(refused);
  expect(await ask(`{ ${"...F ".repeat(900)} } fragment F on Query { me { id } }`)).toMatchObject(refused);
  expect(await ask("{ me { ...A } } fragment A on User { profile { medicalCenter { id } } ...A }")).toMatchObject({
    status: 400,
  });
  expect(await ask(`{ me { ${"profile { medicalCenter { id } } ".repeat(400)} } }`)).toMatchObject(refused);
});

test("nothing of it was a failure of the product", () => {
  expect(said.mock.calls.filter(([line]) => String(line).includes('"level":"error"'))).toEqual([]);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});
