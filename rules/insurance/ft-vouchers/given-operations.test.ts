import { expect, test } from "vitest";
import { sumOperations } from "./given-operations.ts";

const asked = [
  { code: "21413", name: "TMT", asked: 5 },
  { code: "21221", name: "LTV NF", asked: 5 },
  { code: "21415", name: "MOB", asked: null },
];

test("operations of several visits are summed by code next to what was asked", () => {
  const given = [
    { code: "21221", name: "LTV NF", count: 1 },
    { code: "21221", name: "LTV NF", count: 2 },
    { code: "21002", name: "KR", count: 1 },
  ];
  expect(sumOperations(asked, given)).toEqual([
    { code: "21002", name: "KR", asked: null, given: 1 },
    { code: "21221", name: "LTV NF", asked: 5, given: 3 },
    { code: "21413", name: "TMT", asked: 5, given: 0 },
  ]);
});

test("an operation that is only planned is not listed until it is given", () => {
  expect(sumOperations(asked, []).map(({ code }) => code)).toEqual(["21221", "21413"]);
  expect(sumOperations(asked, [{ code: "21415", name: "MOB", count: 1 }])).toContainEqual({
    code: "21415",
    name: "MOB",
    asked: null,
    given: 1,
  });
});
