import type { ReactNode } from "react";
import { fileHref } from "#app/paths.ts";
import { formatAddress, type Address } from "#rules/format-address.ts";
import { formatPhone } from "#rules/format.ts";

export type PaperCenter = {
  name: string;
  phone: string | null;
  email: string | null;
  address: Address;
  logo: { uuid: string } | null;
};
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
          <p>
            {center.logo && <img className="logo" src={fileHref(center.logo.uuid)} alt="" />}
            <b>{center.name}</b>
            {[formatAddress(center.address), center.phone && formatPhone(center.phone), center.email]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </p>
          <p className="num">{about}</p>
          {mark && <p className="mark">{mark}</p>}
        </div>
      </header>
      <div className="body">
        <div>{children}</div>
      </div>
    </article>
  );
}
