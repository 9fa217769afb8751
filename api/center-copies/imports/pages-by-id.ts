const AT_ONCE = 500;

/** Pages of cells of rows that are read in the order of their ids, each page from the last id on. */
export async function* pagesById<Row extends { id: number }>(
  read: (last: number, most: number) => Promise<Row[]>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  for (let last = 0; ;) {
    const page = await read(last, AT_ONCE);
    yield page.map(cellsOf);
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!.id;
  }
}
