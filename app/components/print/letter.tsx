import type { ReactNode } from "react";
import { formatPhone } from "#rules/format.ts";

export type PaperCenter = { name: string; phone: string | null; email: string | null };
type Props = {
  center: PaperCenter;
  /** Whom it is about: stands at the head of each page, so that loose sheets are not mixed up. */
  about: string;
  /** Stands across each page of it: what the document is not. */
  mark?: string;
  children: ReactNode;
};

/** A document under the head of its centre; it begins on a page of its own. */
export function Letter({ center, about, mark, children }: Props) {
  return (
    <article className="a4 letter">
      <header>
        <div>
          <p><b>{center.name}</b>{[center.phone && formatPhone(center.phone), center.email].filter(Boolean).map((text) => ` · ${text}`)}</p>
          <p className="num">{about}</p>
          {mark && <p className="mark">{mark}</p>}
        </div>
      </header>
      <div className="body"><div>{children}</div></div>
    </article>
  );
}
