import { useTranslation } from "react-i18next";
import type { Locale, Profession, ProfileRole } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { SecondFactorState } from "../second-factor/state.tsx";
import { EmailText } from "../base/email-link.tsx";
import { Table } from "../base/table.tsx";
import { ColleagueState } from "./colleague-state.tsx";

export type Colleague = {
  own: boolean;
  secondFactorSince: string | null;
  lastLoginAt: string | null;
  sessions: number;
  profile: {
    id: number;
    fullName: string;
    email: string;
    profileRole: ProfileRole;
    motusProfession: Profession;
    registrationCompletedAt: string | null;
    deactivatedAt: string | null;
  };
};

/** All profiles of the centre, active or not; a name links to its actions. */
export function ColleagueTable({ staff, hrefOf }: { staff: Colleague[]; hrefOf: (profile: number) => string }) {
  const { t, i18n } = useTranslation(["staff", "accounts"]);
  const labels = [t("person"), t("work"), t("secondFactor"), t("lastLogin"), t("sessions"), t("state")];
  return (
    <Table caption={t("title")} columns={labels.map((label) => ({ label }))}>
      {staff.map(({ own, secondFactorSince, lastLoginAt, sessions, profile }) => (
        <tr key={profile.id}>
          <th scope="row">
            <span>
              <a href={hrefOf(profile.id)}>{profile.fullName}</a>
              {own && <span className="mute"> ({t("you")})</span>}
            </span>
            <small className="mute">
              <EmailText email={profile.email} />
            </small>
          </th>
          <td data-l={t("work")}>
            <span>
              {t(`accounts:profession.${profile.motusProfession}`)},{" "}
              <span className="mute">{t(`accounts:role.${profile.profileRole}`)}</span>
            </span>
          </td>
          <td data-l={t("secondFactor")}>
            <SecondFactorState since={secondFactorSince} />
          </td>
          <td data-l={t("lastLogin")} className="num">
            {lastLoginAt ? (
              formatDateTime(lastLoginAt, i18n.language as Locale)
            ) : (
              <span className="mute">{t("never")}</span>
            )}
          </td>
          <td data-l={t("sessions")}>
            {sessions > 0 ? t("sessionsCount", { count: sessions }) : <span className="mute">{t("nowhere")}</span>}
          </td>
          <td data-l={t("state")}>
            <ColleagueState {...profile} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
