import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "../../base/note.tsx";

type Props = {
  /** Whether the page hides its patients, or shows them for this once. */
  names: "hidden" | "shown";
  /** The way to the other, by its word. */
  children: (word: string) => ReactNode;
};

/** On a device whose screen patients see: says that a page hides who its patients are, or shows it for this once. */
export function NamesNote({ names, children }: Props) {
  const { t } = useTranslation("events");
  return (
    <Note>
      <p>
        {t(`patientNames.${names}`)} {children(t(names === "hidden" ? "patientNames.show" : "patientNames.hide"))}
      </p>
    </Note>
  );
}
