import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { SheetNote, type MailLine } from "./sheet-note.tsx";

export type StaffRecipient = {
  profile: { id: number; fullName: string; listName: string };
  email: string;
  requests: boolean;
  sheet: boolean;
};
type Props = { notices: { people: StaffRecipient[]; sheetTime: string; mailLine: MailLine }; href: string };

/** The e-mails that each of the staff gets, with the page that changes them. */
export function StaffCard({ notices: { people, sheetTime, mailLine }, href }: Props) {
  const { t } = useTranslation("notices");
  return (
    <section className="top">
      <h2>{t("staff")}</h2>
      <p className="mb read">{t("staffText", { time: formatTime(sheetTime) })}</p>
      <SheetNote line={mailLine} />
      <p className="mb">
        <a href={href}>{t("staffChange")}</a>
      </p>
      <Table
        caption={t("staff")}
        columns={[t("staffPerson"), t("email"), t("requests"), t("sheet")].map((label) => ({ label }))}
      >
        {people.map(({ profile, email, requests, sheet }) => (
          <tr key={profile.id}>
            <th scope="row">{profile.fullName}</th>
            <td data-l={t("email")}>{email}</td>
            <td data-l={t("requests")}>
              <Answer yes={requests} />
            </td>
            <td data-l={t("sheet")}>
              <Answer yes={sheet} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const { t } = useTranslation("notices");
  return (
    <StateChip state={yes ? "ok" : "quiet"} icon={yes ? "check" : "close"}>
      {t(yes ? "yes" : "no")}
    </StateChip>
  );
}
