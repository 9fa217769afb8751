import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

type Props = {
  /** Whether the user is of a department, by which care is coded. */
  isMember: boolean;
  visit: { insured: boolean } | null;
  visitHref?: string;
};

/** Says why what is coded here is not billed: nothing where it is. */
export function CodingPayer({ isMember, visit, visitHref }: Props) {
  const { t } = useTranslation("coding");
  const reason = !isMember ? t("noDepartment") : !visit ? t("noVisit") : visit.insured ? null : t("patientPays");
  if (reason === null) return null;
  return (
    <Note variant="warning">
      <p>
        {reason} {isMember && visitHref && <a href={visitHref}>{t("toVisit")}</a>}
      </p>
    </Note>
  );
}
