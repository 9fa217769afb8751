import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { placeOf } from "#rules/insurance/billing/fault-place.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";

export type HeldRow = {
  day: IsoDate;
  insuranceCompany: { code: string; abbreviation: string } | null;
  patientCard: { fullName: string };
  author: { listName: string };
  faults: { kind: CodingFaultKind; code: string | null; allowed: number | null }[];
  visitHref: string;
  patientHref: string;
  /** The address at which a kind of fault is corrected; none where the user cannot. */
  fixHref: (kind: CodingFaultKind, code: string | null) => string | undefined;
};
type Props = { caption: string; rows: HeldRow[] };

/** Visits that keep documents out of batches, each fault with the way to its field. */
export function HeldTable({ caption, rows }: Props) {
  const { t, i18n } = useTranslation(["insurerBilling", "coding"]);
  const labels = [t("day"), t("patient"), t("insuranceCompany"), t("author"), t("faults")];
  return (
    <Table caption={caption} columns={labels.map((label) => ({ label }))}>
      {rows.map(({ day, insuranceCompany, patientCard, author, faults, ...hrefs }) => (
        <tr key={hrefs.visitHref}>
          <th scope="row">
            <a href={hrefs.visitHref} className="num">
              {formatDate(day, i18n.language as Locale)}
            </a>
          </th>
          <td data-l={labels[1]}>
            <a href={hrefs.patientHref}>{patientCard.fullName}</a>
          </td>
          <td data-l={labels[2]}>{insuranceCompany && `${insuranceCompany.code} ${insuranceCompany.abbreviation}`}</td>
          <td data-l={labels[3]}>{author.listName}</td>
          <td data-l={labels[4]}>
            <ul className="points">
              {faults.map(({ kind, code, allowed }, at) => {
                const fix = hrefs.fixHref(kind, code);
                return (
                  <li key={at}>
                    {code && <b className="num">{code} </b>}
                    {t(`coding:faults.${kind}`, { allowed })} {fix && <a href={fix}>{t(`fix.${placeOf(kind)}`)}</a>}
                  </li>
                );
              })}
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  );
}
