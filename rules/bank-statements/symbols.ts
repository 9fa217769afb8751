export type Symbols = {
  variableSymbol: string | null;
  specificSymbol: string | null;
  constantSymbol: string | null;
};

/** A symbol of at most ten digits without leading zeros; null for zeros alone and for other text. */
export function readSymbol(text: string): string | null {
  const digits = text.trim().replace(/^0+/, "");
  return /^\d{1,10}$/.test(digits) ? digits : null;
}

const MARKS = { variableSymbol: "VS", specificSymbol: "SS", constantSymbol: "KS" };

const written = Object.entries(MARKS).map(
  ([symbol, mark]) => [symbol, new RegExp(`(?<![\\p{L}\\p{N}])${mark}[:. ]{0,2}(\\d{1,10})(?!\\d)`, "iu")] as const,
);

/**
 * Symbols inside references and messages, as Czech and Slovak banks write them (`/VS123/SS/KS0308`, `VS:123`) and as
 * payers do (`VS 123`). An earlier text counts before a later one.
 */
export function symbolsIn(texts: readonly (string | null)[]): Symbols {
  const found = written.map(([symbol, form]) => {
    const read = texts.map((text) => readSymbol(form.exec(text ?? "")?.[1] ?? ""));
    return [symbol, read.find((value) => value !== null) ?? null];
  });
  return Object.fromEntries(found) as Symbols;
}
