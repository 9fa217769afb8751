import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { SecondFactorState } from "../second-factor/state.tsx";
import { ColleagueState } from "./colleague-state.tsx";
import { EmailLink } from "../base/email-link.tsx";
import type { Colleague } from "./colleague-table.tsx";

export type LeftBehind = { eventsAhead: number; drafts: number };

type Props = Omit<Colleague, "profile"> & {
  /** With the specialties of their departments. */
  profile: Colleague["profile"] & { expertises: string[] };
  behind: LeftBehind;
  calendarHref: string;
};

/** An administrator's view of a colleague, with their future events and unsigned reports. */
export function ColleagueFacts({ profile, secondFactorSince, lastLoginAt, sessions, behind, calendarHref }: Props) {
  const { t, i18n } = useTranslation(["staff", "accounts"]);
  return (
    <dl className="facts">
      <dt>{t("state")}</dt>
      <dd>
        <ColleagueState {...profile} />
      </dd>
      <dt>{t("email")}</dt>
      <dd>
        <EmailLink email={profile.email} />
      </dd>
      <dt>{t("work")}</dt>
      <dd>
        {t(`accounts:profession.${profile.motusProfession}`)}, {t(`accounts:role.${profile.profileRole}`)}
      </dd>
      {profile.expertises.length > 0 && (
        <>
          <dt>{t("expertises")}</dt>
          <dd className="num">{profile.expertises.join(", ")}</dd>
        </>
      )}
      <dt>{t("secondFactor")}</dt>
      <dd>
        <SecondFactorState since={secondFactorSince} />
      </dd>
      <dt>{t("lastLogin")}</dt>
      <dd className="num">{lastLoginAt ? formatDateTime(lastLoginAt, i18n.language as Locale) : t("never")}</dd>
      <dt>{t("sessions")}</dt>
      <dd>{sessions > 0 ? t("sessionsCount", { count: sessions }) : t("nowhere")}</dd>
      <dt>{t("ahead")}</dt>
      <dd>
        {behind.eventsAhead > 0 ? (
          <>
            {t("aheadCount", { count: behind.eventsAhead })}, <a href={calendarHref}>{t("inCalendar")}</a>
          </>
        ) : (
          t("nothing")
        )}
      </dd>
      <dt>{t("drafts")}</dt>
      <dd className="num">{behind.drafts}</dd>
    </dl>
  );
}
