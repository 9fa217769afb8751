import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type VoucherVisit = {
  id: number;
  state: string;
  event: { id: number; beginAt: string; procedure: { name: string } | null; owner: { fullName: string } | null };
};

/** The visits of a voucher, booked and used ones. */
export function VoucherVisits({ visits, hrefOf }: { visits: VoucherVisit[]; hrefOf: (event: number) => string }) {
  const { t, i18n } = useTranslation("ftVouchers");
  if (visits.length === 0) return null;
  return (
    <>
      <h2 className="top">{t("visitsTitle")}</h2>
      <Table
        caption={t("visitsTitle")}
        columns={[{ label: t("visit") }, { label: t("service") }, { label: t("therapist") }, { label: t("state") }]}
        tight
      >
        {visits.map(({ id, state, event: { id: event, beginAt, procedure, owner } }) => (
          <tr key={id}>
            <th scope="row" className="num nw">
              <a href={hrefOf(event)}>{formatDateTime(beginAt, i18n.language as Locale)}</a>
            </th>
            <td data-l={t("service")}>{procedure?.name}</td>
            <td data-l={t("therapist")}>{owner?.fullName}</td>
            <td data-l={t("state")}>{t(`visitStates.${state as "PRESENT"}`)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
