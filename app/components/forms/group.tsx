import type { ReactNode } from "react";

/** Fields that belong together; on wide screens the legend is in the margin. */
export function Group({ legend, note, children }: { legend: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="group">
      <legend>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      {children}
    </fieldset>
  );
}

/** Two short fields that are one thing: date and time, title and name. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="pair">{children}</div>;

/** The foot of a form: the primary button first. Without a rule above it in a form of one or two fields. */
export const Actions = ({ bare, children }: { bare?: boolean; children: ReactNode }) => (
  <div className={bare ? "acts bare" : "acts"}>{children}</div>
);
