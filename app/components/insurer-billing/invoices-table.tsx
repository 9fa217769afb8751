import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { MissingOfFile } from "#rules/insurance/files/write-invoices.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";
import { Note } from "../base/note.tsx";
import { Table } from "../base/table.tsx";

export type InvoiceRow = {
  number: string;
  href: string;
  insurer: string;
  dueOn: IsoDate;
  price: Money;
  isPaid: boolean;
  /** Its F-dávka; none where something is missing, and to those who bill none. */
  file: { name: string; href: string } | null;
};
type Props = {
  rows: readonly InvoiceRow[];
  /** The part that their F-dávky lack, and the page where it is entered. */
  missing: { gap: MissingOfFile; href: string } | null;
};

/** The invoices that ask insurers for the care of a month. */
export function InvoicesTable({ rows, missing }: Props) {
  const { t, i18n } = useTranslation("insurerInvoices");
  const locale = i18n.language as Locale;
  const labels = ["number", "insurer", "due", "state", "price", "file"] as const;
  return (
    <section className="part">
      <h2>{t("title")}</h2>
      {missing && (
        <Note variant="warning">
          <p>
            {t(`fMissing.${missing.gap}`)}{" "}
            <a href={missing.href}>{t(missing.gap === "VERSION" ? "toVersion" : "toBilling")}</a>
          </p>
        </Note>
      )}
      <Table caption={t("title")} columns={labels.map((label) => ({ label: t(`${label}`), right: label === "price" }))}>
        {rows.map(({ number, href, insurer, dueOn, price, isPaid, file }) => (
          <tr key={number}>
            <th scope="row">
              <a href={href} className="num">
                {number}
              </a>
            </th>
            <td data-l={t("insurer")}>{insurer}</td>
            <td data-l={t("due")} className="num">
              {formatDate(dueOn, locale)}
            </td>
            <td data-l={t("state")}>
              <StateChip state={isPaid ? "ok" : undefined} icon={isPaid ? "check" : "clock"}>
                {t(isPaid ? "paid" : "owed")}
              </StateChip>
            </td>
            <td data-l={t("price")} className="num r">
              {formatMoney(price, locale)}
            </td>
            <td data-l={t("file")}>
              {file && (
                <a href={file.href} download>
                  {file.name}
                </a>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
