import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeCp852 } from "./cp852.ts";

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test("each byte is read as another codec reads it", () => {
  expect(decodeCp852(everyByte)).toBe(iconv.decode(Buffer.from(everyByte), "cp852"));
});
