import { expect, test } from "vitest";
import { isTrivialPin } from "./pin.ts";

test("a PIN that is guessed first is refused", () => {
  for (const pin of [
    "1111",
    "00000000",
    "1234",
    "4321",
    "8901",
    "0987",
    "1212",
    "727272",
    "1900",
    "1985",
    "2029",
    "12345678",
  ])
    expect([pin, isTrivialPin(pin)]).toEqual([pin, true]);
  for (const pin of ["1899", "2030", "7294", "0613", "198512", "1221", "13579"])
    expect([pin, isTrivialPin(pin)]).toEqual([pin, false]);
});
