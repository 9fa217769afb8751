import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeCp852, encodeCp852, isInCp852 } from "./cp852.ts";

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test("each byte is read as another codec reads it", () => {
  expect(decodeCp852(everyByte)).toBe(iconv.decode(Buffer.from(everyByte), "cp852"));
});

test("each text is written as another codec writes it", () => {
  const text = iconv.decode(Buffer.from(everyByte), "cp852");
  expect([...encodeCp852(text)]).toEqual([...everyByte]);
  expect(Buffer.from(encodeCp852("Příliš žluťoučký kůň"))).toEqual(iconv.encode("Příliš žluťoučký kůň", "cp852"));
});

test("characters that CP852 lacks are refused", () => {
  expect(["ř", "a", " ", "\u00A0", "–", "€", "😀", "\n", "\u007F", ""].map(isInCp852)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(() => encodeCp852("3 €")).toThrow(RangeError);
});
