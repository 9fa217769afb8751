import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Props = {
  rows: { id: number; number: number; createdAt: string; createdBy: { fullName: string } }[];
  hrefOf: (id: number) => string;
};

/** The versions of a centre's wording, the current one first. */
export function WordingTable({ rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("consents");
  return (
    <Table caption={t("wordings")} columns={[t("number"), t("written"), t("author")].map((label) => ({ label }))}>
      {rows.map(({ id, number, createdAt, createdBy }) => (
        <tr key={id}>
          <th scope="row">
            <a href={hrefOf(id)}>{t("wordingNumber", { number })}</a>
          </th>
          <td data-l={t("written")} className="num">
            {formatDateTime(createdAt, i18n.language as Locale)}
          </td>
          <td data-l={t("author")}>{createdBy.fullName}</td>
        </tr>
      ))}
    </Table>
  );
}
