/** Kinds of fields: text, whole number, day (`DDMMRRRR`), amount with a decimal point. */
export type FieldKind = "C" | "N" | "D" | "$";
/** A field must be filled, may be left to its default, or has to be («nevyplňuje se»). */
export type FieldFill = "required" | "optional" | "never";

type Options = {
  /** The value of a field that is not filled: spaces, `0` and `0.00` unless it says otherwise. */
  default?: string;
  /** Decimals of an amount, two unless it says otherwise. */
  decimals?: number;
  /** A number that is filled up with zeros. */
  zeros?: true;
};

export type Field<Name extends string = string> = {
  name: Name;
  kind: FieldKind;
  length: number;
  /** From 0. */
  start: number;
  fill: FieldFill;
  default: string;
  decimals: number;
  zeros: boolean;
};

/** A record of a file: its name (`06.V` is the record V of the document 06), its length, its fields in their order. */
export type Layout<Name extends string = string> = { record: string; length: number; fields: Field<Name>[] };

/** A field as the tables of layouts write it: each begins where the one before ends. */
export type Row = readonly [name: string, kind: FieldKind, length: number, fill: FieldFill, options?: Options];

export function layoutOf<const Rows extends readonly Row[]>(
  record: string,
  length: number,
  rows: Rows,
): Layout<Rows[number][0]> {
  let end = 0;
  const fields = rows.map(([name, kind, length, fill, options = {}]): Field<Rows[number][0]> => {
    const start = end;
    end += length;
    const { decimals = kind === "$" ? 2 : 0, zeros = false } = options;
    return { name, kind, length, start, fill, decimals, zeros, default: options.default ?? emptyOf(kind, decimals) };
  });
  return { record, length, fields };
}

function emptyOf(kind: FieldKind, decimals: number): string {
  if (kind === "N") return "0";
  return kind === "$" ? (0).toFixed(decimals) : "";
}
