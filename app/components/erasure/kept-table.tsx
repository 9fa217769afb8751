import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatNumber } from "#rules/format.ts";
import type { RetentionGround, KeptKind } from "#rules/erasure/retention.ts";
import { Table } from "../base/table.tsx";

export type KeptRow = { kind: KeptKind; count: number; ground: RetentionGround; until: string | null };

/** Retained records, until when and by which law; `tight` on paper. */
export function KeptTable({ rows, tight }: { rows: KeptRow[]; tight?: boolean }) {
  const { t, i18n } = useTranslation("erasure");
  const locale = i18n.language as Locale;
  return (
    <Table
      caption={t("keeping")}
      tight={tight}
      columns={[{ label: t("what") }, { label: t("count"), right: true }, { label: t("until") }, { label: t("why") }]}
    >
      {rows.map(({ kind, count, ground, until }) => (
        <tr key={kind}>
          <th scope="row">{t(`kept.${kind}`)}</th>
          <td data-l={t("count")} className="num r">
            {formatNumber(count, locale)}
          </td>
          <td data-l={t("until")} className="num nw">
            {until ? formatDate(until, locale) : t("forGood")}
          </td>
          <td data-l={t("why")}>{t(`grounds.${ground}`)}</td>
        </tr>
      ))}
    </Table>
  );
}
