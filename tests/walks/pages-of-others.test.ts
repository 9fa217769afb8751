import { expect, test, vi } from "vitest";
import { fileHref, hrefOf } from "#app/paths/href.ts";
import { pages, type PageName } from "#app/paths/all.ts";
import { publicPages } from "#app/paths/public.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { prepareSamples } from "#tests/kit/operation-samples.ts";
import { testPages, type Page } from "#tests/kit/pages.ts";
import { partOfCommit, thorough } from "#tests/kit/chance/part-of-commit.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";
import { addressesOf, nowhereIn } from "./addresses.ts";
import { rowsOf } from "./rows.ts";

const { visitor, database, logged } = await testPages();
const { owner } = database;
await prepareSamples(owner);
const card = await fullCard(owner, "Tajemná", "2026-03-02");
const said = vi.spyOn(console, "error").mockImplementation(() => {});

const ours = await rowsOf(owner, card);
const nowhere = nowhereIn(ours);
/** A landing asks for a third of the addresses, by the hash of its commit, and a thorough run for each. */
const THIRDS = 3;
const all = partOfCommit(addressesOf(ours), THIRDS);

/** Words that only the cast's centre has. */
const secrets = /Tajemná|Bolest zad|lipa\.example|U Lípy|Marešová|Šindelář|Renata|Karel|Tělocvična|Individuální/;
/** Differences between two drawings of one page: its nonce, the key of its form, and the names in its address. */
const named = new RegExp(
  `[0-9a-f]{8}-[0-9a-f-]{27}|(?<!\\d)(${[...Object.values(ours), ...Object.values(nowhere)].join("|")})(?!\\d)|(?<=%3D)\\d+`,
  "g",
);
/**
 * The markup piece by piece, without the data, which are checked separately; of those the texts, since a number that
 * occurs twice is written once.
 */
const piecesOf = (text: string) =>
  text.startsWith("<")
    ? [text]
    : [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one!).filter((one) => !/^\\*"?_\d+/.test(one));
const partsOf = ({ status, location, html }: Page) =>
  [
    String(status),
    location ?? "",
    ...html
      .replace(/nonce="[^"]*"/g, "")
      .replace(/<script[^]*?<\/script>/g, "")
      .split(/(?=<)/)
      .flatMap(piecesOf),
  ].map((part) => part.replace(named, "#"));

test("the address of another centre's row is answered like that of no row, and reveals nothing", async () => {
  const strangers = partOfCommit(addressesOf(nowhere), THIRDS);
  // The page and its data come from one loader: of each address one of them, the other at another commit.
  const kinds = ["", ".data"];
  const turn = turnOfCommit(kinds.length);
  const wrong: unknown[] = [];
  // Reading the log leaves a row in it that is not sealed yet, which the next page shows.
  await visitor("foreign").get(hrefOf("cs", pages.auditLog.path, {}));
  for (const [n, { address }] of all.entries()) {
    const kind = kinds[(n + turn) % kinds.length]!;
    const ask = async (path: string) => {
      const page = await visitor("foreign").get(path.replace(/(?=\?)|$/, kind));
      return { parts: partsOf(page), reveals: secrets.test(page.html) };
    };
    const [given, missing] = [await ask(address), await ask(strangers[n]!.address)];
    const other = given.parts.findIndex((part, at) => part !== missing.parts[at]);
    if (other >= 0 || given.reveals)
      wrong.push([address + kind, given.parts[other]?.slice(0, 200), missing.parts[other]?.slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
});

test("no search, list, print or choice shows rows of another centre", async () => {
  // Of rooms and services the hints of empty forms speak too.
  const rows = /Bolest zad|lipa\.example|U Lípy|Marešová|Šindelář|Renata|Karel/;
  const wrong: string[] = [];
  for (const page of (Object.keys(pages) as PageName[]).filter(
    (page) => !pages[page].path.includes(":") && Object.keys(pages[page].query).length > 0,
  )) {
    const { status, html } = await visitor("foreign").get(
      `/${pages[page].path}?q=Tajemn&patientQuery=Tajemn&find=1&date=2026-03-02&from=2026-03-02&to=2026-03-31`,
    );
    if (status >= 500 || /Tajemná/.test(html) || rows.test(html)) wrong.push(`${page}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test("a form sent to another centre's row changes nothing there", async () => {
  const before = await owner.query("select count(*), max(id) from audit_rows where medical_center_id = $1", [
    ids.center,
  ]);
  for (const { address } of all) {
    const page = await visitor("foreign").post(address, {
      version: "1",
      confirm: "on",
      reason: "x",
      content: "x",
      name: "x",
      from: "1. 4. 2026",
      to: "2. 4. 2026",
    });
    expect([address, page.status < 500, secrets.test(page.html)]).toEqual([address, true, false]);
  }
  expect(
    (await owner.query("select count(*), max(id) from audit_rows where medical_center_id = $1", [ids.center])).rows,
  ).toEqual(before.rows);
});

test.each(["receptionist", "manager"] as const)(
  "a %s finds no content of a report in the data of any page, of which it is drawn",
  async (who) => {
    const wrong: unknown[] = [];
    let seen = 0;
    for (const { address } of all) {
      const { status, html } = await visitor(who).get(address.replace(/(?=\?)|$/, ".data"));
      if (status >= 500 || html.includes("Bolest zad")) wrong.push([address, status]);
      if (status === 200 && html.includes("Tajemná")) seen++;
    }
    for (const path of ["/hledani?q=bolest", "/hledani/pacienti?q=bolest", "/kartoteka?q=bolest"])
      if ((await visitor(who).get(path)).html.includes("Bolest zad")) wrong.push(path);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(thorough ? 20 : 5);
  },
);

test("an anonymous user is led to the login from every page", async () => {
  const open: PageName[] = [
    ...publicPages,
    "sessionEnded",
    "sessionWatch",
    "secondStep",
    "logout",
    "registrationEmail",
    "renewPassword",
    "createPassword",
    "createProfile",
    "tokenCheck",
    "consentLink",
    "consentGiven",
    "bookingPage",
    "ownBooking",
    // Refused as files are.
    "file",
    "appearance",
    "sitemap",
    "sampler",
  ];
  const paths = [
    ...all,
    ...Object.entries(pages)
      .filter(([, { path }]) => !path.includes(":"))
      .map(([page, { path }]) => ({ page: page as PageName, address: `/${path}?q=jana` })),
  ];
  for (const { page, address } of paths) {
    const anonymous = visitor();
    const first = await anonymous.get(address);
    expect([address, secrets.test(first.html)]).toEqual([address, false]);
    if (open.includes(page)) continue;
    const { location } =
      first.location && !first.location.startsWith("/prihlaseni") ? await anonymous.follow(first) : first;
    expect([address, location]).toEqual([address, expect.stringMatching(/^\/prihlaseni/)]);
  }
});

test("a stored file is served to users who see its owner, and is not found for all others", async () => {
  const status = async (who: Role | null, uuid: string) => (await visitor(who).get(fileHref(uuid))).status;
  for (const uuid of card.files)
    expect([
      await status(null, uuid),
      await status("foreign", uuid),
      await status("foreign", String(nowhere.card)),
    ]).toEqual([401, 404, 404]);
  const [medical] = card.files;
  expect([await status("receptionist", medical!), await status("manager", medical!)]).toEqual([404, 404]);
});

test("nothing of it was a failure", () => {
  expect(said).not.toHaveBeenCalled();
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});
