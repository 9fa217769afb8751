import { useTranslation } from "react-i18next";
import type { Locale, Profession, ProfileRole } from "#rules/codes.ts";
import { formatDateTime, formatPhone } from "#rules/format.ts";
import { addressLines, type Address } from "#rules/patients/format-address.ts";
import { SecondFactorState } from "../second-factor/state.tsx";
import { ColleagueState } from "./colleague-state.tsx";
import { EmailLink } from "../base/email-link.tsx";

export type Colleague = {
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
export type LeftBehind = { eventsAhead: number; drafts: number };

type Props = Omit<Colleague, "profile"> & {
  profile: Colleague["profile"] & {
    phone: string | null;
    room: string | null;
    /** Null for users who may not see it. */
    address: Address | null;
    /** Those of their departments. */
    expertises: string[];
    procedures: { name: string }[];
    accessibleInBooking: boolean;
  };
  behind: LeftBehind;
  calendarHref: string;
  workHref: string;
};

/** An administrator's view of a colleague, with their future events and unsigned reports. */
export function ColleagueFacts({
  profile,
  secondFactorSince,
  lastLoginAt,
  sessions,
  behind,
  calendarHref,
  workHref,
}: Props) {
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
      <PlaceFacts {...profile} />
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
      {profile.procedures.length > 0 && (
        <>
          <dt>{t("procedures")}</dt>
          <dd>{profile.procedures.map(({ name }) => name).join(", ")}</dd>
          <dt>{t("booking")}</dt>
          <dd>{t(profile.accessibleInBooking ? "offered" : "notOffered")}</dd>
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
            {t("aheadCount", { count: behind.eventsAhead })}, <a href={calendarHref}>{t("inCalendar")}</a>,{" "}
            <a href={workHref}>{t("workList")}</a>
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

/** The ways to reach and find a colleague, as far as they are known. */
function PlaceFacts({ phone, room, address }: Pick<Props["profile"], "phone" | "room" | "address">) {
  const { t } = useTranslation(["staff", "accounts"]);
  const lines = address ? addressLines(address) : [];
  return (
    <>
      {phone && (
        <>
          <dt>{t("accounts:phone")}</dt>
          <dd className="num">{formatPhone(phone)}</dd>
        </>
      )}
      {room && (
        <>
          <dt>{t("room")}</dt>
          <dd>{room}</dd>
        </>
      )}
      {lines.length > 0 && (
        <>
          <dt>{t("address")}</dt>
          <dd>{lines.join(", ")}</dd>
        </>
      )}
    </>
  );
}
