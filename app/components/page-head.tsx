import type { ReactNode } from "react";

type Props = { title: ReactNode; over?: ReactNode; children?: ReactNode; actions?: ReactNode; plan?: boolean };

/** The one h1 of a page, what belongs beside it, and at the end what can be done here. */
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
