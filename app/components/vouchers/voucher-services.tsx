import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";

type Props = {
  available: { count: number; procedure: { id: number; name: string } }[];
  /** In the same order. */
  used: { count: number }[];
  expired: { count: number }[];
};

/** The visits of a voucher that are left, used and, if any, expired, by service. */
export function VoucherServices({ available, used, expired }: Props) {
  const { t } = useTranslation("vouchers");
  const anyExpired = expired.some(({ count }) => count > 0);
  const counted = [t("left"), t("used"), ...(anyExpired ? [t("expired")] : [])];
  const columns = [{ label: t("service") }, ...counted.map((label) => ({ label, right: true }))];
  return (
    <Table caption={t("left")} columns={columns}>
      {available.map(({ procedure, count }, at) => (
        <tr key={procedure.id}>
          <th scope="row">{procedure.name}</th>
          <td data-l={t("left")} className="r">
            {count}
          </td>
          <td data-l={t("used")} className="r">
            {used[at]?.count ?? 0}
          </td>
          {anyExpired && (
            <td data-l={t("expired")} className="r">
              {expired[at]?.count ?? 0}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
