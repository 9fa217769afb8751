import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Note } from "../base/note.tsx";

export type Candidate = {
  uuid: string;
  fullName: string;
  dateOfBirth: IsoDate | null;
  archived: boolean;
  reason: "personalNumber" | "nameAndBirthDate" | "phoneAndSurname";
};
const words = {
  personalNumber: "samePersonalNumber",
  nameAndBirthDate: "sameNameAndBirthDate",
  phoneAndSurname: "samePhoneAndSurname",
} as const;

/** Cards that may be of the same person. The same personal number is as good as certain, so it is shown in red. */
export function DuplicateNote({ candidates, hrefOf }: { candidates: Candidate[]; hrefOf: (uuid: string) => string }) {
  const { t } = useTranslation("patients");
  const certain = candidates.some(({ reason }) => reason === "personalNumber");
  return (
    <Note variant={certain ? "error" : "warning"} title={t("duplicateTitle")}>
      <p>{t("duplicateText")}</p>
      <DuplicateList candidates={candidates} hrefOf={hrefOf} />
    </Note>
  );
}

/** Each with why. */
export function DuplicateList({ candidates, hrefOf }: { candidates: Candidate[]; hrefOf: (uuid: string) => string }) {
  const { t, i18n } = useTranslation("patients");
  return (
    <ul>
      {candidates.map(({ uuid, fullName, dateOfBirth, archived, reason }) => (
        <li key={uuid}>
          <a href={hrefOf(uuid)}>{fullName}</a>
          {dateOfBirth && `, ${formatDate(dateOfBirth, i18n.language as Locale)}`}
          {archived && ` (${t("inArchive")})`}:{" "}
          {reason === "personalNumber" ? <b>{t(words[reason])}</b> : t(words[reason])}
        </li>
      ))}
    </ul>
  );
}
