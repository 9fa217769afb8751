import { useTranslation } from "react-i18next";
import type { Locale, PaymentMethod } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";

export type EntryRow = {
  id: number;
  at: string;
  method: PaymentMethod;
  amount: { amount: number };
  rounding: { amount: number };
  reverses: number | null;
  reason: string | null;
  /** Whether this user may undo it. */
  reversible: boolean;
  /** Its place in the cash book, if it is cash. */
  cashEntry: { id: number; number: string } | null;
  /** The movement of the bank account by which it came: the time is then the day of booking. */
  bankMovement: { id: number } | null;
  /** Null where a patient's own excuse put a visit back on its voucher. */
  profile: { fullName: string } | null;
};
type Props = {
  entries: EntryRow[];
  currency: Currency;
  reverseHref: (entry: number) => string;
  receiptHref: (cashEntry: number) => string;
  confirmationHref: (entry: number) => string;
  movementHref: (bankMovement: number) => string;
};

/** The ledger of a payment: amounts that were taken, given back and reversed, with the paper of each. */
export function PaymentEntries({ entries, currency, reverseHref, movementHref, ...prints }: Props) {
  const { t, i18n } = useTranslation("payments");
  const last = entries.findLast(({ method }) => method !== "VOUCHER");
  const locale = i18n.language as Locale;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const columns = [
    { label: t("at") },
    { label: t("method") },
    { label: t("by") },
    { label: t("amount"), right: true },
    { label: <span className="vh">{t("reverse")}</span> },
  ];
  return (
    <Table caption={t("entries")} columns={columns}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row" className="num">
            {entry.bankMovement && entry.reverses === null
              ? formatDate(new Date(entry.at), locale)
              : formatDateTime(entry.at, locale)}
          </th>
          <td data-l={t("method")}>
            <div className="apart">
              {t(`methods.${entry.method}`)}
              {entry.reverses !== null && ` (${t("reversal")})`}
              {entry.reason && <span className="mute"> {entry.reason}</span>}
              {entry.bankMovement && (
                <div>
                  <a href={movementHref(entry.bankMovement.id)}>{t("bankMovement")}</a>
                </div>
              )}
              <EntryPrint entry={entry} isLast={entry === last} {...prints} />
            </div>
          </td>
          <td data-l={t("by")}>
            {entry.profile ? entry.profile.fullName : <span className="mute">{t("byPatient")}</span>}
          </td>
          <td data-l={t("amount")} className="r">
            {money(entry.amount.amount)}
            {entry.rounding.amount !== 0 && (
              <span className="mute"> {t("rounding", { amount: money(entry.rounding.amount) })}</span>
            )}
          </td>
          <td className="r">{entry.reversible && <a href={reverseHref(entry.id)}>{t("reverse")}</a>}</td>
        </tr>
      ))}
    </Table>
  );
}

type PrintProps = Pick<Props, "receiptHref" | "confirmationHref"> & { entry: EntryRow; isLast: boolean };

/** The receipt of cash, or the confirmation of a card or a transfer; a voucher's visit has neither. */
function EntryPrint({ entry: { id, method, cashEntry }, isLast, receiptHref, confirmationHref }: PrintProps) {
  const { t } = useTranslation("payments");
  if (!cashEntry && method !== "CARD" && method !== "TRANSFER") return null;
  return (
    <div>
      <a
        href={cashEntry ? receiptHref(cashEntry.id) : confirmationHref(id)}
        data-hard
        data-key={isLast ? "v" : undefined}
      >
        {cashEntry ? t("receipt", { number: cashEntry.number }) : t("confirmation")}
      </a>
    </div>
  );
}
