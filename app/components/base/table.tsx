import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type Column = {
  label: ReactNode;
  /** Numbers are aligned right. */
  right?: boolean;
  /** Link of the head's sort button; `direction` when the table is sorted by it now. */
  sort?: { href: string; direction?: "asc" | "desc" };
};
type Props = {
  caption: string;
  columns: Column[];
  foot?: ReactNode;
  tight?: boolean;
  even?: boolean;
  children: ReactNode;
};

/**
 * Rows are `<tr><th scope="row"><a …/></th><td data-l="label">…</td></tr>`: where the screen is narrow each becomes a
 * card, with the label before the value. `foot` are rows too, the total one with the class `sum`. Columns of
 * `even` tables on one page begin at the same places.
 */
export function Table({ caption, columns, foot, tight, even, children }: Props) {
  return (
    <table className={`cards${tight ? " tight" : ""}${even ? " even" : ""}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <Head key={at} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function Head({ label, right, sort }: Column) {
  const sorted = sort?.direction && (sort.direction === "asc" ? "ascending" : "descending");
  return (
    <th scope="col" className={right ? "r" : undefined} aria-sort={sorted}>
      {sort ? (
        <a href={sort.href}>
          {label}
          {sorted && <Icon name={sort.direction === "asc" ? "up" : "down"} />}
        </a>
      ) : (
        label
      )}
    </th>
  );
}
