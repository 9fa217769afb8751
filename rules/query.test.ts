import { expect, test } from "vitest";
import { boolean, choice, integer, list, one, oneOf, readQuery, text } from "./query.ts";

const read = (shape: Parameters<typeof readQuery>[0], query: string) => readQuery(shape, new URLSearchParams(query));

test("«A boolean query value is true for '1', 'true' or an empty string»", () => {
  for (const query of ["a=1", "a=true", "a="]) expect(read({ a: boolean }, query).values).toEqual({ a: true });
  for (const query of ["a=0", "a=false"]) expect(read({ a: boolean }, query).values).toEqual({ a: false });
  expect(read({ a: boolean }, "a=yes")).toEqual({ values: {}, dropped: ["a"] });
});

test("«an array parameter accepts one value or a list»", () => {
  expect(read({ staffs: list(integer) }, "staffs=3").values).toEqual({ staffs: [3] });
  expect(read({ staffs: list(integer) }, "staffs=3&staffs=5").values).toEqual({ staffs: [3, 5] });
  expect(read({ staffs: list(integer) }, "staffs=3&staffs=x").dropped).toEqual(["staffs"]);
});

test("«compactView, showFacilities, weekend accept only 1»", () => {
  expect(read({ weekend: one }, "weekend=1").values).toEqual({ weekend: 1 });
  for (const query of ["weekend=0", "weekend=true", "weekend=", "weekend=1&weekend=1"])
    expect(read({ weekend: one }, query).dropped).toEqual(["weekend"]);
});

test("«view must be a known view kind»", () => {
  const shape = { view: oneOf("resource-day", "resource-week") };
  expect(read(shape, "view=resource-day").values).toEqual({ view: "resource-day" });
  expect(read(shape, "view=agenda").dropped).toEqual(["view"]);
});

test("«id is an integer»", () => {
  for (const id of [42, 2_147_483_647]) expect(read({ id: integer }, `id=${id}`).values).toEqual({ id });
  for (const query of ["id=", "id=4.2", "id=abc", "id=1e3", "id=2147483648", "id=-2147483648", "id=1&id=2"])
    expect(read({ id: integer }, query).dropped).toEqual(["id"]);
});

test("a filter's field that was left empty chooses nothing, and is no fault", () => {
  expect(read({ id: choice(integer) }, "id=")).toEqual({ values: { id: null }, dropped: [] });
  expect(read({ id: choice(integer) }, "id=42").values).toEqual({ id: 42 });
  expect(read({ id: choice(integer) }, "id=x").dropped).toEqual(["id"]);
});

test("unknown parameters are left alone", () => {
  expect(read({ q: text }, "utm=x&q=nov")).toEqual({ values: { q: "nov" }, dropped: [] });
});
