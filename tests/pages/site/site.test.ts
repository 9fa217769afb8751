import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emails, password } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, app, product } = await testPages();

test("an anonymous user is led to the login page, and from there back", async () => {
  const page = await visitor().get("/kartoteka?q=nov");
  expect(page.status).toBe(302);
  expect(page.location).toBe("/prihlaseni?redirect=%2Fkartoteka%3Fq%3Dnov");
});

test("an unknown address is a designed page with status 404", async () => {
  const page = await visitor("admin").get("/tohle-neni");
  expect(page.status).toBe(404);
  expect(page.title).toBe("Tahle stránka tu není | Motus");
  expect(page.text("h1")).toBe("Tahle stránka tu není");
  const links = page.all("nav a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/", "/kartoteka"]));
  expect(page.document.querySelector("#hledani")).not.toBeNull();
  const anonymous = await visitor().get("/tohle/neni");
  expect([anonymous.status, anonymous.text("h1")]).toEqual([404, "Tahle stránka tu není"]);
});

test("a first part of the path that is no language is no page", async () => {
  expect((await visitor("admin").get("/fr/kartoteka")).status).toBe(404);
});

test("the language comes from the prefix, else from the account, else from the browser", async () => {
  const lang = async (path: string, headers = {}) =>
    (await visitor().get(path, headers)).document.querySelector("html")!.getAttribute("lang");
  expect(await lang("/de/prihlaseni", { "accept-language": "en" })).toBe("de");
  expect(await lang("/prihlaseni", { "accept-language": "sk,en;q=0.5" })).toBe("sk");
  expect(await lang("/prihlaseni", { "accept-language": "fr" })).toBe("cs");
  expect(await lang("/cs/prihlaseni", { "accept-language": "en" })).toBe("cs");
});

test("scripts run by nonce only, and no other site may frame the page", async () => {
  const page = await visitor().get("/prihlaseni");
  const policy = page.headers.get("content-security-policy")!;
  const nonce = /'nonce-([^']+)'/.exec(policy)![1];
  expect(policy).toContain("frame-ancestors 'none'");
  for (const script of page.all("script"))
    if (!script.getAttribute("src")) expect(script.getAttribute("nonce")).toBe(nonce);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
});

test("a form sent from a foreign page is refused", async () => {
  const page = await visitor("admin").post(
    "/vzhled",
    { theme: "dark" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  );
  expect(page.status).toBe(403);
  expect(JSON.parse(page.html).error.code).toBe("E014");
});

test("a body of 5 MB is refused", async () => {
  const page = await visitor("admin").post("/vzhled", { theme: "x".repeat(5_000_000) });
  expect(page.status).toBe(413);
  expect(JSON.parse(page.html).error.code).toBe("E006");
});

test("a body too large and a foreign form get an error page for people", async () => {
  const accept = { accept: "text/html" };
  const large = await visitor("admin").post("/vzhled", { theme: "x".repeat(5_000_000) }, accept);
  expect([large.status, large.text("h1")]).toEqual([413, "Tohle je na jedno odeslání moc velké"]);
  const foreign = await visitor("admin").post(
    "/vzhled",
    { theme: "dark" },
    { ...accept, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  );
  expect(foreign.status).toBe(403);
});

test("the API answers posts only, and to no foreign page", async () => {
  expect((await visitor("admin").get("/graphql?query=%7Bme%7Bid%7D%7D")).status).toBe(405);
  const answer = await visitor("admin").get("/healthz", { origin: "https://evil.example" });
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("the choice of appearance is remembered, and confirmed once", async () => {
  const someone = visitor("admin");
  const sent = await someone.post("/vzhled", { theme: "dark", redirect: "/vzhled" });
  const page = await someone.follow(sent);
  expect(page.document.querySelector("html")!.getAttribute("data-theme")).toBe("dark");
  expect(page.text()).toContain("Vzhled je nastavený.");
  expect((await someone.get("/vzhled")).text()).not.toContain("Vzhled je nastavený.");
});

test("a redirect never leads off the site", async () => {
  for (const place of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
    expect((await visitor("admin").post("/vzhled", { theme: "dark", redirect: place })).location).toBe("/");
});

test("no page asks for consent to cookies, since all of them are necessary, as their page says", async () => {
  const page = await visitor().get("/souhlas-s-cookies");
  expect(page.text("main")).toContain("Nic tu neměří návštěvnost ani neslouží reklamě");
  expect(page.all("main form")).toEqual([]);
  expect(page.headers.getSetCookie()).toEqual([]);
});

test("under TLS each cookie that is given is this host's alone, and no script reads it", async () => {
  const tls = product.createSite(
    { ...app, settings: { ...app.settings, MOTUS_URL: "https://motus.example", url: "https://motus.example" } },
    await product.loadBuild(),
  );
  const ask = async (address: string, form?: Record<string, string>) => {
    const headers = { host: "motus.example", origin: "https://motus.example", "sec-fetch-site": "same-origin" };
    const answer = await tls.fetch(
      new Request(
        `https://motus.example${address}`,
        form ? { method: "POST", headers, body: new URLSearchParams(form) } : { headers },
      ),
    );
    return answer.headers.getSetCookie();
  };
  const given = [
    ...(await ask("/vzhled", { theme: "dark" })),
    ...(await ask("/zobrazeni-jmen", { hide: "1" })),
    ...(await ask("/prihlaseni?lng=de")),
    ...(await ask("/prihlaseni", { username: emails.receptionist, password })),
  ];
  expect(new Set(given.map((cookie) => cookie.split("=")[0]))).toEqual(
    new Set(["theme", "flash", "names", "locale", "motus"].map((name) => `__Host-${name}`)),
  );
  for (const cookie of given)
    for (const said of [/; Path=\/(;|$)/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/]) expect(cookie).toMatch(said);
});

test("the sitemap lists the public pages in four languages", async () => {
  const map = await visitor().get("/sitemap.xml");
  expect(map.headers.get("content-type")).toContain("application/xml");
  expect(map.html).toContain("/en/registrace</loc>");
  expect(map.html).not.toContain("kartoteka");
});

test("only public pages may be indexed", async () => {
  expect((await visitor().get("/prihlaseni")).document.querySelector("meta[name=robots]")).toBeNull();
  expect(
    (await visitor("admin").get("/vzhled")).document.querySelector("meta[name=robots]")!.getAttribute("content"),
  ).toBe("noindex");
});

test("the sampler is not part of a production build", async () => {
  expect((await visitor("admin").get("/vzornik")).status).toBe(404);
});

test("the built product asks for no development dependency", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const built = readdirSync("build/server", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`build/server/${name}`, "utf8"));
  const asked = built.flatMap((code) =>
    [...code.matchAll(/^import (?:.*? from )?"([^".#/][^"]*)";$/gm)].map(([, name]) =>
      name!
        .split("/")
        .slice(0, name!.startsWith("@") ? 2 : 1)
        .join("/"),
    ),
  );
  expect(asked).toContain("graphql-yoga");
  expect(asked.filter((name) => name in devDependencies)).toEqual([]);
});
