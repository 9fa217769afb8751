import { expect, test } from "vitest";
import { detectCharset } from "./charset.ts";

/** Bytes above 127 by their numbers, as old programs wrote them. */
const bytes = (...parts: (string | number)[]) =>
  new Blob(parts.map((part) => (typeof part === "string" ? part : new Uint8Array([part]))));

test("a text declares its charset: UTF-8 where it is valid, Windows-1250 where its letters are Czech, none in doubt", async () => {
  expect(await detectCharset(new Blob(["Příliš žluťoučký kůň"]))).toBe("utf-8");
  expect(await detectCharset(new Blob(["plain"]))).toBe("utf-8");
  expect(await detectCharset(new Blob(["á".repeat(200_000)]))).toBe("utf-8");
  expect(await detectCharset(bytes("P", 0xf8, 0xed, "li", 0x9a, " ", 0x9e, "lu", 0x9d, "ou", 0xe8, "k", 0xfd))).toBe(
    "windows-1250",
  );
  // The same in ISO 8859-2, whose š would be an ą in Windows-1250; and a byte that Windows-1250 has no character for.
  expect(await detectCharset(bytes("P", 0xf8, 0xed, "li", 0xb9))).toBeNull();
  expect(await detectCharset(bytes("a", 0x81))).toBeNull();
});
