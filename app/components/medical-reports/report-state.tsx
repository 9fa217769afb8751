import { useTranslation } from "react-i18next";
import type { MedicalReportState } from "#rules/codes.ts";
import { StateChip } from "../base/chip.tsx";
import { reportLooks } from "./report-looks.ts";

/** Saved, signed, invalid or removed, as icon and word. */
export function ReportState({ state }: { state: MedicalReportState }) {
  const { t } = useTranslation("medicalReports");
  return <StateChip {...reportLooks[state]}>{t(`states.${state}`)}</StateChip>;
}
