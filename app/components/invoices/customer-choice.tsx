import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Seg } from "../base/seg.tsx";

type Props = {
  /** The customer of the payment; none where it has neither a patient nor a payer. */
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
      <div className="mb">
        <Seg
          label={t("customer")}
          items={[
            ...(own ? [{ label: t(own.kind), href: own.href, current: !other }] : []),
            { label: t("toOther"), href: otherHref, current: other },
          ]}
        />
      </div>
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
