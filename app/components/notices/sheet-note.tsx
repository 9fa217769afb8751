import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

export type MailLine = "TLS" | "OPEN" | "NO_SERVER";

/** The reason why no sheet goes, where the line to the mail server may be open. */
export function SheetNote({ line }: { line: MailLine }) {
  const { t } = useTranslation("notices");
  return line === "TLS" ? null : <Note variant="warning">{t(`mailLines.${line}`)}</Note>;
}
