import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { emails, password, tokens } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { product, app, logged } = await testPages({}, { MOTUS_URL: "http://motus.example" });
const said = vi.spyOn(console, "error").mockImplementation(() => {});
const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() =>
  expect([logged.filter(({ level }) => level === "error"), said.mock.calls, warned.mock.calls]).toEqual([[], [], []]),
);

/** The product on a real port, with any host header and address. */
async function serving(settings: Partial<typeof app.settings> = {}) {
  const site = product.createSite({ ...app, settings: { ...app.settings, ...settings } }, await product.loadBuild());
  const server = serve({ fetch: site.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, form?: Record<string, string>) => {
    const asking = request({
      port,
      host: "127.0.0.1",
      path,
      method: form ? "POST" : "GET",
      agent: false,
      headers: {
        host: "motus.example",
        ...headers,
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
    });
    asking.end(form && new URLSearchParams(form).toString());
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
  };
  /** The answer to bytes that no real client would write. */
  const write = (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    return text(socket);
  };
  return { ask, write };
}
const own = await serving();
const behindProxy = await serving({ MOTUS_TRUSTED_PROXIES: 1 });

const signedIn = { cookie: `motus=${tokens.admin}` };
const fromOurs = { origin: "http://motus.example", "sec-fetch-site": "same-origin" };
const logIn = { username: emails.admin, password };
const forged = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "0",
  "x-forwarded-for": "'; drop table users --, ,",
  "x-forwarded-server": "evil.example",
  "x-real-ip": "::",
  forwarded: 'for="_x";host=evil.example;proto=javascript',
  "x-forwarded-prefix": "//evil.example",
  "x-original-url": "//evil.example",
  "x-rewrite-url": "/graphql",
  "x-http-method-override": "DELETE",
};

test("a client that speaks as a proxy changes nothing, signed in or not", async () => {
  for (const headers of [...Object.entries(forged).map(([name, value]) => ({ [name]: value })), forged]) {
    const theme = { theme: "dark", redirect: "/vzhled" };
    expect([headers, await own.ask("/vzhled", { ...fromOurs, ...headers }, theme)]).toMatchObject([
      headers,
      { status: 302, location: "/vzhled" },
    ]);
    expect([headers, await own.ask("/vzhled", { ...signedIn, ...fromOurs, ...headers }, theme)]).toMatchObject([
      headers,
      { status: 302, location: "/vzhled" },
    ]);
    expect([headers, await own.ask("/prihlaseni", { ...fromOurs, ...headers }, logIn)]).toMatchObject([
      headers,
      { status: 302, location: "/" },
    ]);
    expect([headers, await own.ask("/kartoteka", { ...signedIn, ...headers })]).toMatchObject([
      headers,
      { status: 200 },
    ]);
  }
});

test("behind a trusted proxy its host counts, and nothing that a client put before it", async () => {
  const hosts: Record<string, string>[] = [
    { host: "motus.example" },
    {
      host: "127.0.0.1:3000",
      "x-forwarded-host": "motus.example",
      "x-forwarded-proto": "https",
      "x-forwarded-server": "127.0.0.1",
    },
    { host: "app:3000", "x-forwarded-host": "evil.example, motus.example", "x-forwarded-for": "6.6.6.6, 203.0.113.7" },
  ];
  for (const headers of hosts)
    for (const who of [{}, signedIn]) {
      expect([
        headers,
        await behindProxy.ask("/vzhled", { ...who, ...fromOurs, ...headers }, { theme: "dark", redirect: "/vzhled" }),
      ]).toMatchObject([headers, { status: 302, location: "/vzhled" }]);
      expect([
        headers,
        await behindProxy.ask("/prihlaseni.data", { ...who, ...fromOurs, ...headers }, logIn),
      ]).toMatchObject([headers, { status: 202 }]);
    }
  const others: Record<string, string>[] = [
    { host: "motus.example", "x-forwarded-host": "evil.example" },
    { host: "app:3000" },
    { host: "app:3000", "x-forwarded-host": "motus.example, evil.example" },
  ];
  for (const headers of others)
    expect([headers, (await behindProxy.ask("/prihlaseni", headers)).status]).toEqual([headers, 421]);
});

test("a form whose origin is malformed, or another than its browser says, is refused, and nothing fails", async () => {
  for (const origin of [
    "http://evil.example",
    "https://motus.example",
    "http://motus.example:8080",
    "null",
    "motus.example",
    "http://",
    "\u00e9",
  ])
    for (const who of [{}, signedIn])
      expect([
        origin,
        (await own.ask("/vzhled", { ...who, "sec-fetch-site": "same-origin", origin }, { theme: "dark" })).status,
      ]).toEqual([origin, 403]);
});

test("a foreign host is answered in a line of text, for any path; probes are answered by any", async () => {
  for (const host of [
    "evil.example",
    "127.0.0.1",
    "localhost:3000",
    "motus.example.evil.example",
    "evil.example:80",
    "motus.example:8080",
    "xmotus.example",
    "motus.example.",
    "[::1]",
  ])
    for (const path of [
      "/",
      "/prihlaseni",
      "/kartoteka",
      "/sitemap.xml",
      "/favicon.svg",
      "/graphql",
      "/api/app/file/x",
      "/nowhere",
      "//x",
    ]) {
      const answers = [await own.ask(path, { host, ...signedIn }), await own.ask(path, { host, ...fromOurs }, logIn)];
      for (const { status, text } of answers)
        expect([host, path, status, text]).toEqual([
          host,
          path,
          421,
          expect.stringMatching(/^This server goes by another name\. .*MOTUS_URL.*\n$/),
        ]);
    }
  for (const host of ["evil.example", "127.0.0.1", "10.0.0.5:3000"])
    expect([await own.ask("/healthz", { host }), await own.ask("/readyz", { host })]).toMatchObject([
      { status: 200, text: "ok" },
      { status: 200, text: "ready" },
    ]);
  for (const host of ["motus.example", "MOTUS.Example", "motus.example:80"])
    expect([host, (await own.ask("/prihlaseni", { host })).status]).toEqual([host, 200]);
});

test("a request line with a host of its own goes by that one, and an odd one causes no failure", async () => {
  const statusOf = async (line: string) =>
    Number((await own.write(`${line}\r\nConnection: close\r\n\r\n`)).split(" ")[1]);
  expect(await statusOf("GET http://motus.example/prihlaseni HTTP/1.1\r\nHost: motus.example")).toBe(200);
  expect(await statusOf("GET http://evil.example/prihlaseni HTTP/1.1\r\nHost: motus.example")).toBe(421);
  expect(await statusOf("GET /prihlaseni HTTP/1.0")).toBe(421);
  for (const line of [
    "GET http://user:secret@motus.example/prihlaseni HTTP/1.1\r\nHost: motus.example",
    "GET /prihlaseni HTTP/1.1\r\nHost: user@motus.example",
    "GET /prihlaseni HTTP/1.1\r\nHost: motus.example/x",
    "GET /prihlaseni HTTP/1.1\r\nHost: a b",
    "GET /prihlaseni HTTP/1.1\r\nHost:",
    "GET * HTTP/1.1\r\nHost: motus.example",
    "GET /..\\\\evil.example HTTP/1.1\r\nHost: motus.example",
  ])
    expect([line, await statusOf(line)]).toEqual([line, expect.toSatisfy((status) => status >= 400 && status < 500)]);
});

test("an address that no page has is led to the one that it might mean, and nothing is logged", async () => {
  const led = {
    "//evil.example/prihlaseni": "/evil.example/prihlaseni",
    "/de//evil.example/?lng=cs": "/de/evil.example/?lng=cs",
    "/..//evil.example": "/evil.example",
    "/prihlaseni?_data=root&redirect=%2F": "/prihlaseni?redirect=%2F",
    "/?_data=x": "/",
  };
  for (const [address, location] of Object.entries(led))
    for (const who of [{}, signedIn])
      expect([address, await own.ask(address, who)]).toMatchObject([address, { status: 308, location }]);
  expect(await own.ask("/prihlaseni?_data=root", fromOurs, logIn)).toMatchObject({
    status: 308,
    location: "/prihlaseni",
  });
});

test("where no address is set any host is ours, as on the machine of a developer", async () => {
  const anywhere = await serving({ MOTUS_URL: undefined, url: "http://localhost:3000" });
  for (const host of ["localhost:3000", "127.0.0.1:5173", "motus.test"]) {
    expect([host, (await anywhere.ask("/prihlaseni", { host })).status]).toEqual([host, 200]);
    for (const scheme of ["http", "https"])
      expect([
        host,
        await anywhere.ask("/vzhled", { host, origin: `${scheme}://${host}` }, { theme: "dark" }),
      ]).toMatchObject([host, { status: 302 }]);
    expect([
      host,
      (await anywhere.ask("/vzhled", { host, origin: "http://evil.example" }, { theme: "dark" })).status,
    ]).toEqual([host, 403]);
  }
});
