import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { Table } from "../base/table.tsx";
import { Deadline } from "./deadline.tsx";

export type FtVoucherRow = {
  id: number;
  active: boolean;
  issuedAt: IsoDate;
  usedVisits: number;
  bookedVisits: number;
  visitsLeft: number;
  endBy: IsoDate | null;
  insuranceCompany: { code: string; abbreviation: string };
  applicant: { name: string };
  primaryDiagnosis: { label: string };
};
type Props = {
  rows: FtVoucherRow[];
  today: IsoDate;
  hrefOf: (id: number) => string;
  /** Left out for an archived card. */
  newHref?: string;
};

/** A patient's FT vouchers with the visits that are left of them, and the end of their care. */
export function FtVoucherList({ rows, today, hrefOf, newHref }: Props) {
  const { t, i18n } = useTranslation(["ftVouchers", "diagnoses"]);
  const locale = i18n.language as Locale;
  if (rows.length === 0)
    return (
      <EmptyState title={t("emptyTitle")} action={newHref ? { href: newHref, label: t("add") } : undefined}>
        {t("emptyText")}
      </EmptyState>
    );
  const columns = [t("issuedAt"), t("applicant"), t("diagnoses:primaryDiagnosis"), t("visits"), t("endBy"), t("state")];
  return (
    <>
      {newHref && (
        <p className="row mb">
          <ButtonLink href={newHref} icon="plus">
            {t("add")}
          </ButtonLink>
        </p>
      )}
      <Table caption={t("listTitle")} columns={columns.map((label) => ({ label }))}>
        {rows.map((voucher) => (
          <tr key={voucher.id}>
            <th scope="row" className="num">
              <a href={hrefOf(voucher.id)}>{formatDate(voucher.issuedAt, locale)}</a>
            </th>
            <td data-l={t("applicant")}>{voucher.applicant.name}</td>
            <td data-l={t("diagnoses:primaryDiagnosis")}>{voucher.primaryDiagnosis.label}</td>
            <td data-l={t("visits")}>
              {t("visitsOf", { used: voucher.usedVisits, booked: voucher.bookedVisits, left: voucher.visitsLeft })}
            </td>
            <td data-l={t("endBy")}>
              <Deadline by={voucher.endBy} met={voucher.active ? null : voucher.issuedAt} today={today} />
            </td>
            <td data-l={t("state")}>{t(voucher.active ? "active" : "closed")}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
