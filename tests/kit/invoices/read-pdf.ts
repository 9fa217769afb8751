import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

/** Facts of a PDF as another program reads it. */
export async function readPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString("latin1");
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document);
  const { info } = await document.getMetadata();
  return {
    /** The text of each page. */
    pages,
    title: (info as { Title: string }).Title,
    language: (info as { Language: string | null }).Language,
    fonts: [...raw.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name!),
    embeddedFonts: [...raw.matchAll(/\/FontFile2 /g)].length,
    squares: squaresOf(raw),
  };
}

/** The rectangles that are drawn, as `x y` in their own width from the top left one: the dark squares of a QR code. */
function squaresOf(raw: string): string[] {
  const drawn = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
    try {
      return [
        ...inflateSync(Buffer.from(stream!, "latin1"))
          .toString()
          .matchAll(/^(\S+) (\S+) (\S+) \S+ re$/gm),
      ];
    } catch {
      return [];
    }
  });
  const rows = drawn.map(([, x, y, side]) => [x, y, side].map(Number) as [number, number, number]);
  const [left, top] = [0, 1].map((at) => Math.min(...rows.map((row) => row[at]!)));
  return rows.map(([x, y, side]) => `${Math.round((x - left!) / side)} ${Math.round((y - top!) / side)}`);
}
