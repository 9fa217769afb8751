import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { SeriesKind } from "#rules/invoices/number.ts";
import { StateChip } from "../base/chip.tsx";
import { Note } from "../base/note.tsx";
import { CompanySearch, type RegisterAnswer } from "./company-search.tsx";

type Props = {
  invoicing: { active: boolean; href: string };
  /** The next number of each kind of document, with the page that changes it. */
  series: readonly { kind: SeriesKind; nextNumber: string; shared: boolean; href: string }[];
  /** The search in the register; none where the country has no register here. */
  register?: RegisterAnswer;
};

/** Whether invoices are issued and under which numbers, and the data of the public register. */
export function BillingStart({ invoicing: { active, href }, series, register }: Props) {
  const { t } = useTranslation(["billing", "errors"]);
  return (
    <>
      <h2>{t("invoices")}</h2>
      <p className="mb">
        <StateChip state={active ? "ok" : "quiet"} icon={active ? "check" : "close"}>
          {t(active ? "on" : "off")}
        </StateChip>{" "}
        <a href={href}>
          {t(active ? "turnOff" : "turnOn")}
          <span className="vh"> {t("invoices")}</span>
        </a>
      </p>
      <h2>{t("series.title")}</h2>
      {series.some(({ shared }) => shared) && <Note variant="warning">{t("errors:seriesShared")}</Note>}
      <dl className="facts mb">
        {series.map(({ kind, nextNumber, href: edit }) => (
          <Fragment key={kind}>
            <dt>{t(`series.kinds.${kind}`)}</dt>
            <dd>
              <span className="num">{nextNumber}</span>{" "}
              <a href={edit}>
                {t("series.change")}
                <span className="vh"> {t(`series.kinds.${kind}`)}</span>
              </a>
            </dd>
          </Fragment>
        ))}
      </dl>
      {register && <CompanySearch register={register} />}
    </>
  );
}
