import { useTranslation } from "react-i18next";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { href } from "#app/paths/href.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { formatDateTime } from "#rules/format.ts";
import { StateChip } from "../../base/chip.tsx";
import { useAboutWords } from "../../notices/about-words.ts";
import { Requester } from "../../notices/requester.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

const looks = {
  WAITING: { state: "quiet", icon: "hourglass" },
  HANDED_OVER: { state: "ok", icon: "check" },
  REFUSED: { state: "bad", icon: "warning" },
  STOPPED: { state: "quiet", icon: "close" },
} as const;

function NoticeState({ value }: Cell<"notice-state">) {
  const { t } = useTranslation("notices");
  const locale = useLocale();
  const { state, stopReason, failure, sendAt, settledAt } = value;
  const more =
    state === "WAITING"
      ? t("goesAt", { time: formatDateTime(sendAt, locale) })
      : state === "STOPPED"
        ? stopReason && t(`reasons.${stopReason}`)
        : (failure ?? (settledAt && formatDateTime(settledAt, locale)));
  return (
    <span>
      <StateChip {...looks[state]}>{t(`states.${state}`)}</StateChip>
      {more && <span className="mute"> {more}</span>}
    </span>
  );
}

function NoticeChannel({ value }: Cell<"notice-channel">) {
  const { t } = useTranslation("notices");
  return t(value === "SMS" ? "sms" : "email");
}

function NoticePatient({ value: { uuid, name, request } }: Cell<"notice-patient">) {
  const locale = useLocale();
  if (uuid) return <a href={href(locale, noticePages.patientNotices, { uuid })}>{name}</a>;
  if (!request) return name;
  return <Requester {...request} name={name} href={href(locale, bookingPages.bookingAccept, { id: request.id })} />;
}

/** The cells of messages to patients. */
export const noticeCells = {
  "notice-about": ({ value }) => useAboutWords()(value),
  "notice-channel": NoticeChannel,
  "notice-patient": NoticePatient,
  "notice-state": NoticeState,
} satisfies Cells;
