import { expect, test } from "vitest";
import { placeWithin } from "./own-address.ts";

const HOME = "/prehled";
/** The address a browser reaches from a page of the app, over http and over https. */
const reached = (address: string) =>
  ["http", "https"].map((scheme) => new URL(address, `${scheme}://motus.example/de/prihlaseni?redirect=x`));

test("an address within the site is kept with its query and fragment, and leads to a page, not to its data", () => {
  for (const address of [
    "/",
    "/kartoteka",
    "/de/kartoteka?q=Nov%C3%A1k&page=2#row-7",
    "/?date=2026-11-23",
    "/a?redirect=//evil.example",
  ])
    expect(placeWithin(address, HOME)).toBe(address);
  expect(
    ["/kartoteka.data?q=x", "/_root.data?date=x", "/.data", "/x/../kartoteka"].map((address) =>
      placeWithin(address, HOME),
    ),
  ).toEqual(["/kartoteka?q=x", "/?date=x", "/", "/kartoteka"]);
});

test("an address elsewhere, none at all, and one too long lead home", () => {
  for (const address of [
    null,
    undefined,
    "",
    "kartoteka",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//",
    "http://",
    `/${"a".repeat(8000)}`,
  ])
    expect([address, placeWithin(address, HOME)]).toEqual([address, HOME]);
});

test("an address that becomes another site's once it is normalised stays a path of the app", () => {
  for (const address of [
    "/..//evil.example/a",
    "/.//evil.example/a",
    "/x/..//evil.example/a",
    "/%2e%2e//evil.example/a",
    "/..//\\evil.example/a",
    "/.\t//evil.example/a",
    "/..\\\\evil.example/a",
    "/x/%2E%2e/\\/evil.example/a",
  ])
    expect([address, placeWithin(address, HOME)]).toEqual([address, "/evil.example/a"]);
});

test("of 100,000 addresses made of hostile pieces none leads off the site", () => {
  const pieces = [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "\r",
    "\0",
    " ",
    "\u00a0",
    "\ufeff",
    "\u3002",
    "\uff0f",
    "\uff3c",
    "\ud800",
    "\udc00",
    "evil.example",
    "user:secret@",
    "@",
    ":",
    ":80",
    "[::1]",
    "1.1",
    "?",
    "#",
    ";",
    "&",
    "=",
    "http:",
    "https:",
    "javascript:",
    "data:",
    "file:",
    "blob:",
    "x",
    "_root",
    ".data",
    "motus.invalid",
    "motus.example",
    "č",
  ];
  let seed = 20261123;
  const below = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const wrong: unknown[] = [];
  let kept = 0;
  for (let n = 0; n < 100_000; n++) {
    const asked =
      "/".repeat(below(3)) + Array.from({ length: 1 + below(9) }, () => pieces[below(pieces.length)]).join("");
    const address = placeWithin(asked, HOME);
    const isOurs = reached(address).every(
      ({ host, protocol }) => host === "motus.example" && /^https?:$/.test(protocol),
    );
    if (!isOurs || !/^\/(?![/\\])[\x21-\x7e]*$/.test(address)) wrong.push([asked, address]);
    if (address !== HOME) kept++;
  }
  expect(wrong).toEqual([]);
  // Refusing everything would lead nowhere else either.
  expect(kept).toBeGreaterThan(30_000);
});
