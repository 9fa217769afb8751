import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";

type Props = {
  available: { count: number; procedure: { id: number; name: string } }[];
  /** In the same order. */
  used: { count: number }[];
};

/** The visits of a voucher that are left and used, by service. */
export function VoucherServices({ available, used }: Props) {
  const { t } = useTranslation("vouchers");
  const columns = [{ label: t("service") }, { label: t("left"), right: true }, { label: t("used"), right: true }];
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
        </tr>
      ))}
    </Table>
  );
}
