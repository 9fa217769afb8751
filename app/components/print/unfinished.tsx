import { useTranslation } from "react-i18next";
import { Note } from "../note.tsx";

/** The last sheet of a print whose rest could not be read: nobody takes it for whole. */
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
