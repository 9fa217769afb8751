import { useTranslation } from "react-i18next";
import type { CenterWork } from "#rules/center-status/works.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatNumber } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type WorkState = {
  work: CenterWork;
  waiting: number;
  waitingSince: string | null;
  failed: number;
  failedSince: string | null;
};
type Props = { works: readonly WorkState[]; hrefs: Record<CenterWork, string> };

/** Work that waits or failed, by kind, each with the list where it is seen. */
export function WorkTable({ works, hrefs }: Props) {
  const { t } = useTranslation("centerStatus");
  return (
    <Table caption={t("worksTitle")} columns={[{ label: t("work") }, { label: t("waits") }, { label: t("failed") }]}>
      {works.map(({ work, waiting, waitingSince, failed, failedSince }) => (
        <tr key={work}>
          <th scope="row">
            <a href={hrefs[work]}>{t(`works.${work}`)}</a>
          </th>
          <td data-l={t("waits")}>
            <Count number={waiting} since={waitingSince} />
          </td>
          <td data-l={t("failed")}>
            <Count number={failed} since={failedSince} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Count({ number, since }: { number: number; since: string | null }) {
  const { t, i18n } = useTranslation("centerStatus");
  const locale = i18n.language as Locale;
  if (number === 0 || since === null) return <span className="mute">{t("none")}</span>;
  const when = formatDateTime(since, locale);
  return <span className="num">{t("counted", { number: formatNumber(number, locale), when })}</span>;
}
