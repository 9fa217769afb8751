import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

type Props = { drafts: { uuid: string; when: string }[]; hrefOf: (uuid: string) => string };

/** The author's drafts of the patient, so that no second report of a visit is begun. */
export function OwnDrafts({ drafts, hrefOf }: Props) {
  const { t } = useTranslation("medicalReports");
  return drafts.map(({ uuid, when }) => (
    <Note key={uuid}>
      <p>
        {t("ownDraft", { when })}. <a href={hrefOf(uuid)}>{t("goOn")}</a>
      </p>
    </Note>
  ));
}
