import { useTranslation } from "react-i18next";
import { CodingFaults, type ShownFault } from "./coding-faults.tsx";

export type ReportFault = ShownFault & { isError: boolean };
type Props = { faults: ReportFault[]; reason: string | null };

/** The faults of a coded report: those for which an insurer refuses it, and warnings that have no reason yet. */
export function ReportFaults({ faults, reason }: Props) {
  const { t } = useTranslation("coding");
  return (
    <>
      <CodingFaults variant="error" title={t("errorsTitle")} faults={faults.filter(({ isError }) => isError)} />
      {reason === null && (
        <CodingFaults variant="warning" title={t("warningsTitle")} faults={faults.filter(({ isError }) => !isError)} />
      )}
    </>
  );
}
