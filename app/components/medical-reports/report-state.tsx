import { useTranslation } from "react-i18next";
import type { MedicalReportState } from "#rules/codes.ts";
import { StateChip } from "../base/chip.tsx";

const looks = {
  DRAFT: { state: "todo", icon: "pen" },
  SIGNED: { state: "ok", icon: "lock" },
  INVALID: { state: "bad", icon: "close" },
  REMOVED: { state: "bad", icon: "bin" },
} as const;

/** Saved, signed, invalid or removed, as icon and word. */
export function ReportState({ state }: { state: MedicalReportState }) {
  const { t } = useTranslation("medicalReports");
  return <StateChip {...looks[state]}>{t(`states.${state}`)}</StateChip>;
}
