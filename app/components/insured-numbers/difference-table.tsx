import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPersonalNumber } from "#rules/format.ts";
import type { InsuredDifferenceKind } from "#rules/insurance/insured-numbers/differences.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";

type Insured = { insuranceCompany: string | null; insuranceVariant: string | null };
type Period = Insured & { line: number; from: IsoDate | null; to: IsoDate | null };
type Row = Insured & {
  kind: InsuredDifferenceKind;
  patientCard: { uuid: string; fullName: string };
  insuranceNumber: string;
  from: IsoDate;
  to: IsoDate;
  visits: number;
  periods: Period[];
};
type Field = "insuranceNumber" | "insuranceCompanyCode" | "insuranceVariant";
type Props = {
  rows: Row[];
  patientHref: (uuid: string) => string;
  /** A field of the card's form. */
  editHref: (uuid: string, field: Field) => string;
};

/** The field of a card that each difference is corrected in. */
const fields: Record<InsuredDifferenceKind, Field> = {
  UNKNOWN: "insuranceNumber",
  DUPLICATE: "insuranceNumber",
  NOT_INSURED: "insuranceCompanyCode",
  OTHER_INSURER: "insuranceCompanyCode",
  OTHER_VARIANT: "insuranceVariant",
};

/** Cards that differ from what VZP says of their insured numbers, each with the way to correct it. */
export function DifferenceTable({ rows, patientHref, editHref }: Props) {
  const { t, i18n } = useTranslation("insuredNumbers");
  const locale = i18n.language as Locale;
  const labels = [t("patient"), t("number"), t("days"), t("onCard"), t("byVzp"), t("difference")];
  const inWords = ({ insuranceCompany: code, insuranceVariant: variant }: Insured, kind: InsuredDifferenceKind) =>
    [
      code === null ? t("noInsurer") : [code, findInsurer(code)?.abbreviation].filter(Boolean).join(" "),
      (kind === "OTHER_VARIANT" || (variant ?? "1") !== "1") && t(`variants.v${(variant ?? "1") as "1"}`),
    ]
      .filter(Boolean)
      .join(", ");
  const shown = (day: IsoDate | null) => day && formatDate(day, locale);
  const datesOf = ({ from, to }: Period) =>
    to ? t("fromTo", { from: shown(from), to: shown(to) }) : t("since", { from: shown(from) });
  return (
    <Table caption={t("differences")} columns={labels.map((label) => ({ label }))}>
      {rows.map(({ kind, patientCard: { uuid, fullName }, ...row }) => (
        <tr key={[uuid, row.insuranceNumber, kind, row.from].join()}>
          <th scope="row">
            <a href={patientHref(uuid)}>{fullName}</a>
          </th>
          <td data-l={labels[1]} className="num">
            {formatPersonalNumber(row.insuranceNumber)}
          </td>
          <td data-l={labels[2]}>
            {row.visits === 0 ? (
              t("today")
            ) : (
              <div>
                <p className="num">
                  {row.from === row.to ? shown(row.from) : t("fromTo", { from: shown(row.from), to: shown(row.to) })}
                </p>
                <p className="mute small">{t("visits", { count: row.visits })}</p>
              </div>
            )}
          </td>
          <td data-l={labels[3]}>{inWords(row, kind)}</td>
          <td data-l={labels[4]}>
            {row.periods.length > 0 && (
              <div>
                {row.periods.map((period) => (
                  <Fragment key={period.line}>
                    <p>{inWords(period, kind)}</p>
                    <p className="mute small num">{datesOf(period)}</p>
                  </Fragment>
                ))}
              </div>
            )}
          </td>
          <td data-l={labels[5]}>
            <div>
              {t(`kinds.${kind}`)}
              <p className="noprint">
                <a href={editHref(uuid, fields[kind])}>{t("edit")}</a>
              </p>
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}
