import { useTranslation } from "react-i18next";
import type { MedicalReportState } from "#rules/codes.ts";
import { ButtonLink } from "../base/button-link.tsx";

export type ReportHrefs = Record<
  | "list"
  | "edit"
  | "diagram"
  | "findings"
  | "coding"
  | "history"
  | "sign"
  | "remove"
  | "invalidate"
  | "validate"
  | "print"
  | "final",
  string
>;
type Props = {
  state: MedicalReportState;
  codes: boolean;
  mine: boolean;
  newHrefs?: Record<"correct" | "copy" | "attach", string>;
  hrefs: ReportHrefs;
};

/** The actions of a report in its state; a draft is its author's. */
export function ReportActions({ state, codes, mine, newHrefs, hrefs }: Props) {
  const { t } = useTranslation("medicalReports");
  const draft = mine && state === "DRAFT";
  return (
    <div className="row end">
      {draft && (
        <ButtonLink href={hrefs.sign} tone="main" icon="lock" title={`${t("signDo")} (X)`} shortcut="x">
          {t("signDo")}
        </ButtonLink>
      )}
      {draft && (
        <ButtonLink href={hrefs.edit} icon="pen">
          {t("edit")}
        </ButtonLink>
      )}
      {draft && <ButtonLink href={hrefs.diagram}>{t("diagram")}</ButtonLink>}
      {draft && <ButtonLink href={hrefs.findings}>{t("findings")}</ButtonLink>}
      {draft && codes && (
        <ButtonLink href={hrefs.coding} title={`${t("coding")} (H)`} shortcut="h">
          {t("coding")}
        </ButtonLink>
      )}
      {draft && newHrefs && <ButtonLink href={newHrefs.attach}>{t("attach")}</ButtonLink>}
      <ButtonLink href={hrefs.print} icon="print" title={`${t("print")} (V)`} shortcut="v" hard>
        {t("print")}
      </ButtonLink>
      {state === "SIGNED" && (
        <ButtonLink href={hrefs.final} hard>
          {t("finalReport")}
        </ButtonLink>
      )}
      {newHrefs && <ButtonLink href={newHrefs.copy}>{t("copy")}</ButtonLink>}
      {newHrefs && (state === "SIGNED" || state === "INVALID") && (
        <ButtonLink href={newHrefs.correct}>{t("correct")}</ButtonLink>
      )}
      {mine && state === "SIGNED" && (
        <ButtonLink href={hrefs.invalidate} tone="bad">
          {t("invalidateDo")}
        </ButtonLink>
      )}
      {mine && state === "INVALID" && <ButtonLink href={hrefs.validate}>{t("validateDo")}</ButtonLink>}
      {draft && (
        <ButtonLink href={hrefs.remove} tone="bad" icon="bin">
          {t("remove")}
        </ButtonLink>
      )}
    </div>
  );
}
