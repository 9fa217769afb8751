import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

/** The last sheet of a print that broke off, so that it is not taken for whole. */
export function Unfinished() {
  const { t } = useTranslation("prints");
  return (
    <article className="a4">
      <Note variant="error" title={t("unfinishedTitle")}>
        <p>{t("unfinishedText")}</p>
      </Note>
    </article>
  );
}
