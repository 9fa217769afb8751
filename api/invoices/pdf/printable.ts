import type { Font } from "fontkit";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { FONTS } from "../../pdf/sheet.ts";

/** Line breaks, and signs that only join or direct others. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

let known: Promise<ReadonlySet<number>> | undefined;

async function readGlyphs(): Promise<ReadonlySet<number>> {
  const { openSync } = await import("fontkit");
  return new Set((openSync(FONTS.regular) as Font).characterSet);
}

/** The characters of a document's texts that no font of its PDF has, each once. */
export async function unprintableIn(content: InvoiceContent): Promise<string[]> {
  const glyphs = await (known ??= readGlyphs());
  const missing = [...textsIn(content).join("")].filter((one) => !glyphs.has(one.codePointAt(0)!) && !UNSEEN.test(one));
  return [...new Set(missing)];
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
