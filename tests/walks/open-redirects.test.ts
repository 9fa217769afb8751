import { afterAll, expect, test, vi } from "vitest";
import { emails, ids, password } from "#tests/cast/people.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { testPages } from "#tests/kit/pages.ts";
import { addresses, oneFor } from "./cast-addresses.ts";

const { visitor, clock, logged } = await testPages({}, { MOTUS_URL: "http://motus.example" });
const said = vi.spyOn(console, "error").mockImplementation(() => {});

// Nothing of it was a failure of the product.
afterAll(() => {
  expect(said.mock.calls.filter(([line]) => String(line).includes('"level":"error"'))).toEqual([]);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

/** Paths that become another site's once a browser has normalised them. */
const disguised = [
  "/..//evil.example/a",
  "/.//evil.example/a",
  "/x/..//evil.example/a",
  "/%2e%2e//evil.example/a",
  "/..//\\evil.example/a",
  "/..\\\\evil.example/a",
  "/.\t//evil.example/a",
];
const elsewhere = [
  ...disguised,
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example/..//evil.example",
  "///evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http:evil.example",
  "/../../evil.example//",
  "/\u0000/evil.example",
  `/..//${"a".repeat(20_000)}`,
];
const originOf = (address: string | null | undefined) => new URL(address ?? "/", "http://motus.example/x").origin;
const asking = (redirect: string) => `?redirect=${encodeURIComponent(redirect)}`;

test("open redirect: no address in a request leads off the site", async () => {
  for (const redirect of elsewhere) {
    const asked = asking(redirect);
    const answers = {
      login: await visitor().post(`/prihlaseni${asked}`, { username: emails.admin, password }),
      "login of the signed in": await visitor("admin").get(`/prihlaseni${asked}`),
      theme: await visitor("admin").post("/vzhled", { theme: "dark", redirect }),
      profile: await visitor("foreign").post(`/vyber-profilu${asked}`, { profile: String(ids.profiles.foreign) }),
      "second step of the signed in": await visitor("admin").get(`/prihlaseni/druhy-krok${asked}`),
      reauthentication: await visitor("admin").post(`/potvrzeni-totoznosti${asked}`, { password }),
      names: await visitor("admin").post("/zobrazeni-jmen", { hide: "1", redirect }),
    };
    for (const [way, { status, location }] of Object.entries(answers))
      expect([redirect, way, status, originOf(location)]).toEqual([redirect, way, 302, "http://motus.example"]);
    expect(originOf((await visitor("admin").get(`/${redirect.slice(0, 1000)}`)).location)).toBe("http://motus.example");
  }
});

test("open redirect: the second step of a login leads to no other site", async () => {
  const petr = visitor("paramedic");
  const factor = "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti";
  await petr.post(factor, { password });
  const phone = await petr.get(`${factor}/kod`);
  const key = new URL(
    phone.document.querySelector("main a[href^=otpauth]")!.getAttribute("href")!.replaceAll("&amp;", "&"),
  ).searchParams.get("secret")!;
  const codes = (await petr.post(`${factor}/kod`, { code: codeAt(key, clock.now) }))
    .all(".codes code")
    .map((code) => code.text);
  for (const [at, redirect] of disguised.entries()) {
    expect([redirect, originOf((await petr.get(factor + asking(redirect))).location)]).toEqual([
      redirect,
      "http://motus.example",
    ]);
    const someone = visitor();
    expect((await someone.post("/prihlaseni", { username: emails.paramedic, password })).location).toBe(
      "/prihlaseni/druhy-krok",
    );
    const { status, location } = await someone.post(`/prihlaseni/druhy-krok${asking(redirect)}`, { code: codes[at]! });
    expect([redirect, status, originOf(location)]).toEqual([redirect, 302, "http://motus.example"]);
  }
});

test("open redirect: an address that is sent back is never read as another site's, neither in a header nor in a link of the page", async () => {
  const before = [
    "//evil.example",
    "/%2Fevil.example",
    "/%5Cevil.example",
    "/.//evil.example",
    "/evil.example%2F..",
    "/de//evil.example",
    "/sk/\\evil.example",
  ];
  const everywhere = addresses.map(({ address }) => `//evil.example${address}`);
  const sentBack = before.flatMap((from) =>
    ["/", "/kartoteka", "/prihlaseni", "/nowhere"].flatMap((page) =>
      ["", "?lng=cs", "?page=x&date=x"].map((query) => from + page + query),
    ),
  );
  for (const [nth, address] of [...everywhere, ...sentBack].entries()) {
    const page = await visitor(oneFor([null, "admin"] as const, nth)).get(address);
    expect([address, originOf(page.location)]).toEqual([address, "http://motus.example"]);
    const led = page
      .all("a[href], form[action]")
      .map((link) => link.getAttribute("href") ?? link.getAttribute("action")!);
    expect([address, led.filter((href) => originOf(href) === "http://evil.example")]).toEqual([address, []]);
  }
});
