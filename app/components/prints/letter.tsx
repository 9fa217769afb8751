import type { ReactNode } from "react";
import type { MedicalCenterType } from "#rules/codes.ts";
import { fileHref } from "#app/paths/href.ts";
import { formatAddress, type Address } from "#rules/patients/format-address.ts";
import { formatPhone } from "#rules/format.ts";

export type PrintedCenter = {
  /** Another kind than a health provider prints records, not reports. */
  type: MedicalCenterType;
  name: string;
  phone: string | null;
  email: string | null;
  address: Address;
  abroadAddress: string | null;
  logo: { uuid: string } | null;
};
type Props = {
  center: PrintedCenter;
  /** The person it concerns: in the head of each page, so that loose sheets are not mixed up. */
  about: string;
  /** Watermark across each page: the document is not an original. */
  mark?: string;
  children: ReactNode;
};

/** A document under its centre's letterhead; it begins on a page of its own. */
export function Letter({ center, about, mark, children }: Props) {
  return (
    <article className="a4 letter">
      <header>
        <div>
          <p>
            {center.logo && <img className="logo" src={fileHref(center.logo.uuid)} alt="" />}
            <b>{center.name}</b>
            {[
              formatAddress(center.address, center.abroadAddress),
              center.phone && formatPhone(center.phone),
              center.email,
            ]
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
