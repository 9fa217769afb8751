import { drawRow, drawRule, heightOf, leftOf, makeRoom, textWidth, widthOf, type Cell, type Sheet } from "./sheet.ts";

export type Row = { cells: string[]; bold?: boolean };
type Table = {
  /** The first column is of text, the others of numbers. */
  head: string[];
  rows: Row[];
  /** Rows of a label and one number. */
  foot?: { label: string; amount: string; bold?: boolean }[];
};

const GAP = 12;
const PADDING = 4;

/** A table over the whole width; its head is repeated on each page that it reaches. */
export function drawTable(sheet: Sheet, { head, rows, foot = [] }: Table) {
  const widths = columnWidths(sheet, head, rows, foot);
  const place = (texts: string[], how: { bold?: boolean; grey?: boolean }): Cell[] => {
    let x = leftOf(sheet);
    return texts.map((text, at) => {
      const cell = { text, x, width: widths[at]! - (at === 0 ? GAP : 0), right: at > 0, ...how };
      x += widths[at]!;
      return cell;
    });
  };
  const drawHead = () => {
    drawRow(sheet, place(head, { grey: true }));
    sheet.y += PADDING / 2;
    drawRule(sheet, { thick: true });
  };
  const draw = (cells: Cell[]) => {
    const height = heightOf(sheet, cells) + 2 * PADDING;
    if (makeRoom(sheet, height)) drawHead();
    sheet.y += PADDING;
    drawRow(sheet, cells);
    sheet.y += PADDING;
    drawRule(sheet);
  };
  makeRoom(sheet, 60);
  drawHead();
  for (const { cells, bold } of rows) draw(place(cells, { bold }));
  const amountWidth = Math.max(0, ...foot.map(({ amount }) => textWidth(sheet, amount, { bold: true })));
  for (const { label, amount, bold } of foot) {
    const split = leftOf(sheet) + widthOf(sheet) - amountWidth;
    draw([
      { text: label, x: leftOf(sheet), width: split - leftOf(sheet) - GAP, bold },
      { text: amount, x: split, width: amountWidth, right: true, bold },
    ]);
  }
}

/** Columns of numbers are as wide as the widest of them; the first column gets the rest. */
function columnWidths(sheet: Sheet, head: string[], rows: Row[], foot: NonNullable<Table["foot"]>): number[] {
  const numbers = head.slice(1).map((label, at) => {
    const texts = [label, ...rows.map(({ cells }) => cells[at + 1]!)];
    // Half a point more: a column of exactly the width of its text would wrap it.
    return Math.max(...texts.map((text) => textWidth(sheet, text, { bold: foot.length > 0 }))) + GAP + 0.5;
  });
  return [widthOf(sheet) - numbers.reduce((sum, width) => sum + width, 0), ...numbers];
}
