import { useTranslation } from "react-i18next";
import { isCenterAction, type LoginFactor } from "#rules/audit/audit-actions.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { isPatientAction } from "#rules/audit/patient-actions.ts";
import { Table } from "../base/table.tsx";

export type AuditShown = {
  at: string;
  action: string;
  /** Of a login. */ factor?: LoginFactor | null;
  /** Of a changed setting, its name. */ setting?: string | null;
  /** Of refusals. */ count?: number | null;
  profile: { fullName: string } | null;
  patientCard: { uuid: string; fullName: string } | null;
  address: string | null;
};

/** Time, person, action, patient and address; a patient's name links to the card. */
export function AuditTable({ rows, hrefOf }: { rows: AuditShown[]; hrefOf: (uuid: string) => string }) {
  const { t, i18n } = useTranslation(["audit", "patientRights"]);
  const locale = i18n.language as Locale;
  const said = (action: string) =>
    isPatientAction(action)
      ? t(`patientRights:actions.${action}`)
      : isCenterAction(action)
        ? t(`actions.${action}`)
        : t("otherAction");
  return (
    <Table
      caption={t("title")}
      columns={[t("when"), t("who"), t("what"), t("patient"), t("address")].map((label) => ({ label }))}
    >
      {rows.map(({ at, action, factor, setting, count, profile, patientCard, address }, index) => (
        <tr key={index}>
          <th scope="row" className="num nw">
            {formatDateTime(at, locale, true)}
          </th>
          <td data-l={t("who")}>{profile?.fullName ?? <span className="mute">{t("nobody")}</span>}</td>
          <td data-l={t("what")}>
            <span>
              {said(action)}
              {factor && <span className="mute"> ({t(`factors.${factor}`)})</span>}
              {setting && <span className="mute"> ({setting})</span>}
              {count && count > 1 ? <span className="mute"> ({t("times", { count })})</span> : null}
            </span>
          </td>
          <td data-l={t("patient")}>{patientCard && <Patient {...patientCard} href={hrefOf(patientCard.uuid)} />}</td>
          <td data-l={t("address")} className="num mute">
            {address}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A disposed card has no name and no link. */
function Patient({ fullName, href }: { fullName: string; href: string }) {
  const { t } = useTranslation("audit");
  return fullName ? <a href={href}>{fullName}</a> : <span className="mute">{t("goneCard")}</span>;
}
