import path from "node:path";

/**
 * Noto Sans without the scripts that no patient's name is written in, and with the arrows, signs of mathematics and
 * symbols of Noto Sans Math and Symbols (fonts/OFL.txt). Both have the same characters.
 */
export const FONTS = {
  regular: path.resolve("api/pdf/fonts/noto-sans-regular.ttf"),
  bold: path.resolve("api/pdf/fonts/noto-sans-semibold.ttf"),
};
export const MILLIMETRE = 72 / 25.4;
const MARGIN = 15 * MILLIMETRE;
const BODY = 9.5;
const GREY = "#555555";

export type Style = { size?: number; bold?: boolean; grey?: boolean };
export type Sheet = PDFKit.PDFDocument;
export type Cell = { text: string; x: number; width: number; right?: boolean } & Style;

type About = { title: string; author: string; language: string; createdAt: Date };

/** An empty A4 document, whose bytes depend on nothing but what is drawn. The library is loaded with the first one. */
export async function newSheet({ title, author, language, createdAt }: About): Promise<Sheet> {
  const { default: PDFDocument } = await import("pdfkit");
  return new PDFDocument({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    font: FONTS.regular,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: "Motus", Producer: "Motus", CreationDate: createdAt },
  });
}

export const leftOf = (sheet: Sheet): number => sheet.page.margins.left;
export const widthOf = (sheet: Sheet): number => sheet.page.width - 2 * sheet.page.margins.left;

/** Sets font, size and colour of the text that follows. */
export const style = (sheet: Sheet, { size = BODY, bold = false, grey = false }: Style = {}): Sheet =>
  sheet
    .font(bold ? FONTS.bold : FONTS.regular)
    .fontSize(size)
    .fillColor(grey ? GREY : "black");

export const textWidth = (sheet: Sheet, text: string, how?: Style): number => style(sheet, how).widthOfString(text);

/** A paragraph over the whole width, that flows onto further pages. */
export function paragraph(sheet: Sheet, text: string, how?: Style) {
  style(sheet, how).text(text, leftOf(sheet), sheet.y, { width: widthOf(sheet) });
}

/** Begins a new page unless this much fits on the present one; true if it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.page.height - sheet.page.margins.bottom) return false;
  sheet.addPage();
  return true;
}

/** The height of the tallest of these cells. */
export const heightOf = (sheet: Sheet, cells: Cell[]): number =>
  Math.max(...cells.map(({ text, width, ...how }) => style(sheet, how).heightOfString(text, { width })));

/** Draws cells next to each other from the present height on, and moves below the tallest. */
export function drawRow(sheet: Sheet, cells: Cell[]) {
  const { y } = sheet;
  const height = heightOf(sheet, cells);
  for (const { text, x, width, right, ...how } of cells)
    style(sheet, how).text(text, x, y, { width, align: right ? "right" : "left" });
  sheet.y = y + height;
}

/** A line over the whole width. */
export function drawRule(sheet: Sheet, { thick = false } = {}) {
  const [left, y] = [leftOf(sheet), sheet.y];
  sheet
    .moveTo(left, y)
    .lineTo(left + widthOf(sheet), y)
    .lineWidth(thick ? 1.2 : 0.5)
    .strokeColor(thick ? "black" : "#999999")
    .stroke();
}

/** Numbers the pages, and answers the bytes of the whole. */
export async function finish(sheet: Sheet): Promise<Buffer> {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page);
    // Below the margin every text would begin a new page.
    sheet.page.margins.bottom = 0;
    style(sheet, { size: 8, grey: true }).text(
      `${page + 1} / ${count}`,
      leftOf(sheet),
      sheet.page.height - MARGIN + 4 * MILLIMETRE,
      { width: widthOf(sheet), align: "right", lineBreak: false },
    );
  }
  const chunks: Buffer[] = [];
  sheet.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => sheet.on("end", resolve).on("error", reject));
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
}
