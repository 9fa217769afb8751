import { useTranslation } from "react-i18next";
import type { Locale, VoucherEntryKind } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type LedgerRow = {
  id: number;
  at: string;
  kind: VoucherEntryKind;
  count: number;
  reason: string | null;
  procedure: { name: string };
  payment: { id: number } | null;
  /** The voucher that visits were transferred to, or came from. */
  otherVoucher: { id: number; patientCard: { fullName: string } } | null;
  /** Null where visits expired by themselves, or the patient excused themselves on the web. */
  profile: { fullName: string } | null;
};
type Props = {
  entries: LedgerRow[];
  paymentHref: (id: number) => string;
  voucherHref: (id: number) => string;
};

/** The ledger of a voucher: visits that were added and taken off. */
export function VoucherLedger({ entries, paymentHref, voucherHref }: Props) {
  const { t, i18n } = useTranslation("vouchers");
  const columns = [
    { label: t("at") },
    { label: t("what") },
    { label: t("service") },
    { label: t("by") },
    { label: t("count"), right: true },
  ];
  return (
    <Table caption={t("ledger")} columns={columns}>
      {entries.map(({ id, at, kind, count, reason, procedure, payment, otherVoucher, profile }) => (
        <tr key={id}>
          <th scope="row" className="num">
            {formatDateTime(at, i18n.language as Locale)}
          </th>
          <td data-l={t("what")}>
            <div>
              {payment ? <a href={paymentHref(payment.id)}>{t(`kinds.${kind}`)}</a> : t(wordOf(kind, count))}
              {reason && <span className="mute"> {reason}</span>}
              {otherVoucher && (
                <div>
                  <a href={voucherHref(otherVoucher.id)}>{otherVoucher.patientCard.fullName}</a>
                </div>
              )}
            </div>
          </td>
          <td data-l={t("service")}>{procedure.name}</td>
          <td data-l={t("by")}>
            {profile ? (
              profile.fullName
            ) : (
              <span className="mute">{t(kind === "EXPIRED" ? "byItself" : "byPatient")}</span>
            )}
          </td>
          <td data-l={t("count")} className="r">
            {count > 0 ? `+${count}` : `−${-count}`}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Expired visits come back when the last day is moved, and others when giving back their money is undone. */
function wordOf(kind: VoucherEntryKind, count: number) {
  if (count > 0 && kind === "EXPIRED") return "cameBack";
  if (count > 0 && kind === "REFUNDED") return "refundReversed";
  return `kinds.${kind}` as const;
}
