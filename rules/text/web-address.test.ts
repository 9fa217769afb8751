import { expect, test } from "vitest";
import { hasAddress, hasDomain, hasDomainInDegree } from "./web-address.ts";

const addresses = [
  "https://evil.example",
  "www.evil.example",
  "WWW2.evil.example",
  "evil.example/abc",
  "evil.example:80",
  "x@y.cz",
  "Klinika hxxp://x",
  "ｗｗｗ．evil．example",
  "evil。example/a",
];

test("an address of the web or of mail is refused everywhere", () => {
  for (const text of addresses)
    expect([text, hasAddress(text), hasDomain(text), hasDomainInDegree(text)]).toEqual([text, true, true, true]);
});

test("the name of a company may have a domain in it, a person's name and degree may not", () => {
  for (const text of ["Alza.cz a.s.", "uLékaře.cz, s.r.o.", "Rehamed.cz"])
    expect([text, hasAddress(text), hasDomain(text), hasDomainInDegree(text)]).toEqual([text, false, true, true]);
});

test("names and degrees as they are stay", () => {
  for (const name of ["FYZIO Lípa s.r.o.", "Fyzio/Reha a.s.", "Poliklinika č. 2", "Reha @ home"])
    expect([name, hasAddress(name)]).toEqual([name, false]);
  for (const name of ["J. R. Novák", "J.R.R. Tolkien", "O'Neill", "Nováková-Malá", "sv. Anna", "Nguyễn Thị / Lan"])
    expect([name, hasDomain(name)]).toEqual([name, false]);
  for (const degree of [
    "MUDr.",
    "doc.MUDr.",
    "Ing.arch.",
    "Ph.D.",
    "Ph.D",
    "M.Sc",
    "prof. MUDr. et MUDr.",
    "CSc., MBA",
    "DiS.",
  ])
    expect([degree, hasDomainInDegree(degree)]).toEqual([degree, false]);
});
