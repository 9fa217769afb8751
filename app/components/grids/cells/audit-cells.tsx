import { useTranslation } from "react-i18next";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { isCenterAction } from "#rules/audit/audit-actions.ts";
import { isPatientAction } from "#rules/audit/patient-actions.ts";
import { useLocale, type Cell, type Cells } from "./cell.ts";
import { logCells } from "./log-cells.tsx";

function AuditAction({ value: { action, factor, setting, count } }: Cell<"audit-action">) {
  const { t } = useTranslation(["audit", "patientRights"]);
  return (
    <span>
      {isPatientAction(action)
        ? t(`patientRights:actions.${action}`)
        : isCenterAction(action)
          ? t(`actions.${action}`)
          : t("otherAction")}
      {factor && <span className="mute"> ({t(`factors.${factor}`)})</span>}
      {setting && <span className="mute"> ({t(`settings.${setting}`)})</span>}
      {count && count > 1 ? <span className="mute"> ({t("times", { count })})</span> : null}
    </span>
  );
}

function LoggedCard({ value: { uuid, fullName } }: Cell<"logged-card">) {
  const { t } = useTranslation("audit");
  const locale = useLocale();
  if (!fullName) return <span className="mute">{t("goneCard")}</span>;
  return <a href={href(locale, patientPages.patient, { uuid })}>{fullName}</a>;
}

/** The cells of the log of a centre. */
export const auditCells = {
  ...logCells,
  "audit-action": AuditAction,
  "logged-card": LoggedCard,
  "network-address": ({ value }) => <span className="num mute">{value}</span>,
} satisfies Cells;
