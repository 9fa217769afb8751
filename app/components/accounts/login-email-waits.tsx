import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { Note } from "../base/note.tsx";

type Props = { present: string; email: string; validity: string };

/** Another e-mail of the login that waits for its link. */
export function LoginEmailWaits({ present, email, validity }: Props) {
  const { t } = useTranslation("settings");
  return (
    <Note title={t("loginEmail.waits")}>
      <p>{t("loginEmail.waitsText", { email, until: formatTime(new Date(validity)), present })}</p>
      <p>{t("loginEmail.notArrived")}</p>
    </Note>
  );
}
