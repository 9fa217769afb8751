import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { useActionWords } from "./action-words.ts";

export type AccessShown = { at: string; profile: { fullName: string } | null; actions: string[] };

/** Time, person and action of each access, on paper. */
export function AccessTable({ rows }: { rows: AccessShown[] }) {
  const { t, i18n } = useTranslation("patientRights");
  const locale = i18n.language as Locale;
  const said = useActionWords();
  return (
    <Table caption={t("accessTitle")} columns={[t("when"), t("who"), t("what")].map((label) => ({ label }))} tight>
      {rows.map(({ at, profile, actions }, index) => (
        <tr key={index}>
          <th scope="row" className="num nw">
            {formatDateTime(at, locale, true)}
          </th>
          <td data-l={t("who")}>{profile?.fullName ?? <span className="mute">{t("nobody")}</span>}</td>
          <td data-l={t("what")}>{actions.map(said).join(", ")}</td>
        </tr>
      ))}
    </Table>
  );
}
