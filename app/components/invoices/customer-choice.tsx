import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Seg } from "../base/seg.tsx";

type Props = {
  /** The customer of the payment; where there is none, or one without an address, somebody else is entered. */
  own: { kind: "toPatient" | "toPayer"; href: string } | null;
  otherHref: string;
  /** True while somebody else is chosen. */
  other: boolean;
  /** Customers of this patient's invoices before. */
  before: { name: string; href: string }[];
};

/** The question to whom an invoice is issued, and who was chosen before in the patient's place. */
export function CustomerChoice({ own, otherHref, other, before }: Props) {
  const { t } = useTranslation("invoices");
  return (
    <>
      {own && (
        <div className="mb">
          <Seg
            label={t("customer")}
            items={[
              { label: t(own.kind), href: own.href, current: !other },
              { label: t("toOther"), href: otherHref, current: other },
            ]}
          />
        </div>
      )}
      {before.length > 0 && (
        <p className="mb">
          {t("customersBefore")}{" "}
          {before.map(({ name, href }, at) => (
            <Fragment key={name}>
              {at > 0 && " · "}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
