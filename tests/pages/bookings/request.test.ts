import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import { ids } from "#tests/cast/people.ts";
import { openBookings } from "#tests/kit/bookings.ts";
import { testPages } from "#tests/kit/pages.ts";
import { page, service, timesOf, typed, withProof } from "./request-page.ts";

const { visitor, database, clock, app } = await testPages();
const { owner } = database;

beforeAll(() => openBookings(owner));

test("a stranger chooses service and time, and sends a request; its link shows it, and cancels it", async () => {
  const someone = visitor();
  const services = await someone.get(page);
  expect([services.status, services.text("h1")]).toEqual([200, "Rehabilitace U Lípy"]);
  expect(services.title).toBe("Online rezervace | Rehabilitace U Lípy | Motus");
  expect(services.headers.getSetCookie()).toEqual([]);
  expect(services.html).not.toContain("noindex");
  expect(services.all("script")).toHaveLength(0);
  const [time] = timesOf(await someone.get(service));
  const form = await someone.get(time!);
  expect(form.text("main")).toContain("17. 3. 2026 10:00");
  expect(form.text("main")).toContain("Jak zacházíme s vašimi údaji");
  expect(form.all("[name*=personal]")).toHaveLength(0);
  const hidden = form.filled("main form");
  const long = await someone.post(time!, { ...hidden, ...typed, dateOfBirth: "1. 2. 1850" });
  expect([long.status, long.text(".note.bad"), long.value("dateOfBirth")]).toEqual([
    400,
    expect.stringContaining("Datum narození je před rokem 1900."),
    "1. 2. 1850",
  ]);
  const refused = await someone.post(time!, { ...hidden, name: "Věra" });
  expect([refused.status, refused.value("name")]).toEqual([400, "Věra"]);
  expect(refused.text(".note.bad")).toContain("Vyplňte datum narození.");
  const sent = await someone.post(time!, { ...hidden, ...typed });
  expect(sent.location).toMatch(/^\/rezervace\/u-lipy\?.*&sent=[0-9A-F]{4}-[0-9A-F]{4}&confirm=1$/);
  expect((await someone.post(time!, { ...hidden, ...typed })).location).toBe(sent.location);
  const next = await someone.follow(sent);
  expect([next.text("h1"), next.text(".note")]).toEqual([
    "Žádost jsme přijali",
    expect.stringContaining("do 30 minut"),
  ]);
  expect(next.text("main")).toMatch(/Číslo žádosti [0-9A-F]{4}-[0-9A-F]{4}.*17\. 3\. 2026 10:00/);
  const link = `/moje-rezervace/${tokenOfBooking(app, String(hidden.uuid))}`;
  expect(next.html).not.toContain(link);
  expect((await someone.post(link, { then: "confirm" })).location).toBe(link);
  const own = await someone.get(link);
  expect(own.text("main")).toMatch(/Číslo žádosti [0-9A-F]{4}-[0-9A-F]{4}.*čeká na potvrzení/);
  expect(own.html).toContain("noindex");
  expect(own.title).toBe("Vaše žádost o\u00a0termín | Rehabilitace U Lípy | Motus");
  const taken = await someone.post(time!, { ...form.filled("main form"), ...typed, uuid: crypto.randomUUID() });
  expect([taken.status, taken.value("surname")]).toEqual([409, "Zelená"]);
  expect(taken.text(".note.bad")).toContain("Tento čas už není volný");
  expect((await someone.post(link, { then: "cancel" })).location).toBe(link);
  expect((await someone.get(link)).text("main")).toContain("zrušená pacientem");
  expect((await someone.get("/moje-rezervace/nic")).text("h1")).toBe("Odkaz už neplatí");
});

test("a request with a proof of work holds its time at once", async () => {
  const someone = visitor();
  const time = timesOf(await someone.get(service)).at(-2)!;
  const form = await someone.get(time);
  expect(form.all("script[src]").map((script) => script.getAttribute("src"))).toEqual([
    "/booking-proof.js",
    "/booking-photo.js",
  ]);
  expect(form.all("[data-challenge]")[0]!.getAttribute("data-challenge")).toMatch(/^16\./);
  const sent = await someone.post(time, {
    ...withProof(app, form.filled("main form")),
    ...typed,
    email: "prace@example.com",
    phone: "601 555 666",
  });
  expect(sent.location).not.toContain("confirm");
  expect((await someone.get(time)).text(".note")).toContain("Tento čas už není volný.");
});

test("an address that is unknown, or takes no bookings, is not there; a former one leads on", async () => {
  expect([(await visitor().get("/rezervace/nikde")).status, (await visitor().get("/rezervace/jinde")).status]).toEqual([
    404, 404,
  ]);
  await owner.query("insert into former_slugs (slug, medical_center_id) values ('drive-jinak', $1)", [ids.center]);
  const former = await visitor().get("/rezervace/drive-jinak?service=1");
  expect([former.status, former.location]).toEqual([301, `${page}?service=1`]);
  expect((await visitor().get(`/de${page}`)).text("h2")).toBe("Wählen Sie eine Leistung");
});

test("a centre that takes no requests is named with its contact, at every step, and an unknown one is not", async () => {
  await owner.query("update medical_centers set town = 'Písek', booking_active = false where id = $1", [ids.center]);
  for (const address of [page, `${service}&at=2026-03-17T10:00:00Z`]) {
    const off = await visitor().get(address);
    expect([off.status, off.title, off.text("h1")]).toEqual([
      404,
      "Online rezervace | Rehabilitace U Lípy | Motus",
      "Rehabilitace U Lípy",
    ]);
    expect(off.text("main")).toMatch(
      /online nepřijímáme.*Telefon \+420 601 000 100 E-mail info@lipa\.example Adresa Písek/,
    );
    expect(off.all("main a").map((link) => link.getAttribute("href"))).toEqual([
      "tel:+420601000100",
      "mailto:info@lipa.example",
    ]);
    expect(off.all("main form")).toHaveLength(0);
  }
  expect(
    (await visitor().post(`${service}&at=2026-03-17T10:00:00Z`, { ...typed, uuid: crypto.randomUUID() })).status,
  ).toBe(404);
  const former = await visitor().get("/rezervace/drive-jinak");
  expect([former.status, former.location]).toEqual([301, page]);
  await owner.query("update medical_centers set email = null, phone = null where id = $1", [ids.center]);
  expect((await visitor().get(page)).text("main")).toMatch(/online nepřijímáme\. Adresa Písek$/);
  await owner.query(
    "update medical_centers set booking_active = true, email = 'info@lipa.example', phone = '+420601000100' where id = $1",
    [ids.center],
  );
  expect((await visitor().get("/rezervace/nikde")).text("h1")).toBe("Tahle stránka tu není");
});

test("a time that is not offered, or no time, leads back to those that are", async () => {
  for (const at of ["2020-01-01T00:00:00Z", "2026-03-17T02:00:00Z", "2026-03-17T09:07:00Z"]) {
    const shown = await visitor().get(`${service}&at=${at}`);
    expect([at, shown.status, shown.text(".note")]).toEqual([at, 200, "Tento čas už není volný. Vyberte prosím jiný."]);
    expect(timesOf(shown).length).toBeGreaterThan(10);
  }
  expect(timesOf(await visitor().get(`${service}&at=nesmysl`)).length).toBeGreaterThan(10);
});

test("an address that reads the page too often waits, and learns how long", async () => {
  await visitor().get(service);
  await owner.query("update rate_limits set count = 239");
  expect((await visitor().get(page)).status).toBe(200);
  const waits = await visitor().get(service);
  expect([waits.status, waits.headers.get("retry-after")]).toEqual([429, "900"]);
  expect(waits.text("main")).toMatch(/Chvilku prosím počkejte.*za čtvrt hodiny/);
  expect(waits.all("main a").map((link) => link.getAttribute("href"))).toContain(service);
  const { now } = clock;
  clock.now = new Date(now.getTime() + 15 * 60_000);
  expect((await visitor().get(service)).status).toBe(200);
  clock.now = now;
  await owner.query("truncate rate_limits");
});

test("the websites that a centre names may frame the page, and no other page", async () => {
  const framing = async (address: string) => {
    const { headers } = await visitor().get(address);
    const [, by] = /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "") ?? [];
    return [by, headers.get("x-frame-options")];
  };
  expect(await framing(page)).toEqual(["'none'", "DENY"]);
  await owner.query("update medical_centers set booking_origins = '{https://klinika.example}' where id = $1", [
    ids.center,
  ]);
  expect(await framing(page)).toEqual(["https://klinika.example", null]);
  expect((await visitor().get(timesOf(await visitor().get(service))[0]!)).all("form[target=_top]")).toHaveLength(1);
  for (const other of ["/prihlaseni", "/moje-rezervace/nic", "/rezervace/nikde"])
    expect(await framing(other)).toEqual(["'none'", "DENY"]);
});

test("known and unknown patients get the same answer", async () => {
  const [first, second] = timesOf(await visitor().get(service))
    .slice(3, 9)
    .filter((_, at) => at % 3 === 0);
  const send = async (time: string, who: object) => {
    const someone = visitor();
    return someone.post(time, { ...(await someone.get(time)).filled("main form"), ...typed, ...who });
  };
  const { rows } = await owner.query("select email, phone, name, surname from patient_cards where id = $1", [
    ids.patients.jana,
  ]);
  const known = await send(first!, { ...rows[0], dateOfBirth: "23. 6. 1985" });
  const unknown = await send(second!, { email: "nikdo@example.com", phone: "601 999 888" });
  for (const answer of [known, unknown]) expect([answer.status, answer.location]).toEqual([302, expect.any(String)]);
  const shown = async ({ location }: { location: string | null }) =>
    (await visitor().get(location!)).html.replace(
      /[0-9A-F]{4}-[0-9A-F]{4}|\d\d:\d\d|\d+:\d\d|[\w-]{43}|[\w-]{36}|at=[^&"]*/g,
      "",
    );
  expect(await shown(known)).toBe(await shown(unknown));
});

test("the page weighs at most 60 kB in all", async () => {
  const { html } = await visitor().get(service);
  const assets = "build/client/assets";
  const sheets = readdirSync(assets).filter((file) => html.includes(file) || file.startsWith("icons"));
  const bytes = [Buffer.from(html), ...sheets.map((file) => readFileSync(`${assets}/${file}`))].map(
    (content) => brotliCompressSync(content).length,
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000);
});
