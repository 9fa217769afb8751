import { useTranslation } from "react-i18next";
import { OperationsList, type CountedOperation } from "../operations/operations-list.tsx";

export type SeenCoding = {
  department: { expertise: string } | null;
  medicalOperationsWithCount: CountedOperation[] | null;
  primaryDiagnosis: { label: string } | null;
  otherDiagnosis: { label: string }[] | null;
  codingReason: string | null;
};

/** The coding of a report: its diagnoses and operations, as an insurer is billed by them. */
export function CodingView({ coding }: { coding: SeenCoding }) {
  const { t } = useTranslation(["coding", "operations", "diagnoses"]);
  const { department, medicalOperationsWithCount, primaryDiagnosis, otherDiagnosis, codingReason } = coding;
  if (!department) return null;
  return (
    <section className="diagram">
      <h3>{t("viewTitle", { expertise: department.expertise })}</h3>
      <dl className="facts">
        {primaryDiagnosis && (
          <>
            <dt>{t("diagnoses:primaryDiagnosis")}</dt>
            <dd>{primaryDiagnosis.label}</dd>
          </>
        )}
        {otherDiagnosis && otherDiagnosis.length > 0 && (
          <>
            <dt>{t("diagnoses:otherDiagnoses")}</dt>
            <dd>{otherDiagnosis.map(({ label }) => label).join(", ")}</dd>
          </>
        )}
        {medicalOperationsWithCount && medicalOperationsWithCount.length > 0 && (
          <>
            <dt>{t("operations:operations")}</dt>
            <dd>
              <OperationsList operations={medicalOperationsWithCount} />
            </dd>
          </>
        )}
        {codingReason && (
          <>
            <dt>{t("reason")}</dt>
            <dd>{codingReason}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
