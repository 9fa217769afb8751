import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { sheetTimes } from "#rules/notices/sheet.ts";
import { Checks } from "../forms/fields/checks.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { SheetNote, type MailLine } from "./sheet-note.tsx";
import type { StaffRecipient } from "./staff-card.tsx";

type Props = {
  fields: Record<"requests" | "sheet" | "sheetTime", FieldState>;
  people: Pick<StaffRecipient, "profile" | "email">[];
  mailLine: MailLine;
};

/** The staff who get each kind of e-mails, and the time of the evening. */
export function StaffFields({ fields, people, mailLine }: Props) {
  const { t } = useTranslation("notices");
  const options = people.map(({ profile, email }) => ({
    value: String(profile.id),
    label: `${profile.listName} (${email})`,
  }));
  return (
    <>
      <Checks field={fields.requests} label={t("requests")} hint={t("requestsHint")} options={options} optional />
      <Checks field={fields.sheet} label={t("sheet")} hint={t("sheetHint")} options={options} optional />
      <SheetNote line={mailLine} />
      <Select
        field={fields.sheetTime}
        label={t("sheetTime")}
        options={sheetTimes.map((value) => ({ value, label: formatTime(value) }))}
        width="w8"
      />
    </>
  );
}
