import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { GivenOperation } from "#rules/insurance/ft-vouchers/given-operations.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { OperationsList } from "../operations/operations-list.tsx";

export type CareVisit = {
  uuid: string;
  day: IsoDate;
  paramedicName: string;
  operations: { code: string; name: string; count: number }[];
};

/** The visits of a voucher that took place, each with its operations. */
export function CareTable({ care }: { care: CareVisit[] }) {
  const { t, i18n } = useTranslation(["ftVoucherReports", "ftVouchers", "operations"]);
  const columns = [t("day"), t("ftVouchers:therapist"), t("operations:operations")];
  return (
    <Table caption={t("extent")} columns={columns.map((label) => ({ label }))} tight>
      {care.map(({ uuid, day, paramedicName, operations }) => (
        <tr key={uuid}>
          <th scope="row" className="num nw">
            {formatDate(day, i18n.language as Locale)}
          </th>
          <td data-l={columns[1]}>{paramedicName}</td>
          <td data-l={columns[2]}>
            {operations.length > 0 ? (
              <OperationsList
                operations={operations.map(({ count, ...medicalOperation }) => ({ count, medicalOperation }))}
              />
            ) : (
              t("noOperations")
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Operations as often as they were asked for and given. */
export function GivenTable({ operations }: { operations: GivenOperation[] }) {
  const { t } = useTranslation(["ftVoucherReports", "ftVouchers", "operations"]);
  if (operations.length === 0) return null;
  return (
    <Table
      caption={t("sums")}
      columns={[
        { label: t("sums") },
        { label: t("ftVouchers:asked"), right: true },
        { label: t("given"), right: true },
      ]}
      tight
    >
      {operations.map(({ code, name, asked, given }) => (
        <tr key={code}>
          <th scope="row">
            <span>
              <b className="num">{code}</b> {name}
            </span>
          </th>
          <td data-l={t("ftVouchers:asked")} className="r num">
            {asked}
          </td>
          <td data-l={t("given")} className="r num">
            {given}
          </td>
        </tr>
      ))}
    </Table>
  );
}
