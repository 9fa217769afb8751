import { useTranslation } from "react-i18next";
import { SubmitButton } from "../forms/submit-button.tsx";

/** Saves a report and goes on to its signing, diagram, findings, attachments, or the operations for an insurer. */
export function SaveAndGoOn({ codes }: { codes: boolean }) {
  const { t } = useTranslation("medicalReports");
  return (
    <>
      <SubmitButton tone="plain" icon="lock" then="podpis" title={t("saveAndSignKey")}>
        {t("saveAndSign")}
      </SubmitButton>
      <SubmitButton tone="plain" icon="pen" then="nakres">
        {t("saveAndDraw")}
      </SubmitButton>
      <SubmitButton tone="plain" icon="chart" then="hodnoty">
        {t("saveAndMeasure")}
      </SubmitButton>
      {codes && (
        <SubmitButton tone="plain" icon="cards" then="vykony">
          {t("saveAndCode")}
        </SubmitButton>
      )}
      <SubmitButton tone="plain" icon="file" then="prilohy">
        {t("saveAndAttach")}
      </SubmitButton>
    </>
  );
}
