import type { ReactNode } from "react";

type Props = { title: ReactNode; over?: ReactNode; children?: ReactNode; actions?: ReactNode; plan?: boolean };

/** The one h1 of a page, its annotations, and at the end the actions. */
export function PageHead({ title, over, children, actions, plan }: Props) {
  return (
    <div className={plan ? "head plan" : "head"}>
      <div>
        {over && <p className="no num">{over}</p>}
        <h1>{title}</h1>
      </div>
      {children}
      {actions && <div className="row end">{actions}</div>}
    </div>
  );
}
