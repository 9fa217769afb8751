import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import type { NoticeOccasion, NoticeState as State, StopReason } from "#rules/notices/alerts.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

export type ShownNotice = {
  id: number;
  notificationType: "SMS" | "EMAIL";
  occasion: NoticeOccasion | null;
  state: State;
  stopReason: StopReason | null;
  failure: string | null;
  createdAt: string;
  sendAt: string;
  settledAt: string | null;
};
type Props = {
  caption: string;
  notices: ShownNotice[];
  /** The first column of a list of several patients. */
  patientOf?: (id: number) => ReactNode;
  repeatHref?: (id: number) => string | undefined;
};

const looks = {
  WAITING: { state: "quiet", icon: "hourglass" },
  HANDED_OVER: { state: "ok", icon: "check" },
  REFUSED: { state: "bad", icon: "warning" },
  STOPPED: { state: "quiet", icon: "close" },
} as const;

/** Messages to patients with what became of each, and the page that sends one again. */
export function NoticeTable({ caption, notices, patientOf, repeatHref }: Props) {
  const { t, i18n } = useTranslation("notices");
  const locale = i18n.language as Locale;
  const columns = [...(patientOf ? [t("patient")] : []), t("about"), t("channel"), t("written"), t("state")];
  return (
    <Table caption={caption} columns={columns.map((label) => ({ label }))}>
      {notices.map((notice) => {
        const about = notice.occasion ? t(`occasions.${notice.occasion}`) : t("change");
        const repeat = notice.state === "WAITING" ? undefined : repeatHref?.(notice.id);
        return (
          <tr key={notice.id}>
            {patientOf ? (
              <>
                <th scope="row">{patientOf(notice.id)}</th>
                <td data-l={t("about")}>{about}</td>
              </>
            ) : (
              <th scope="row">{about}</th>
            )}
            <td data-l={t("channel")}>{t(notice.notificationType === "SMS" ? "sms" : "email")}</td>
            <td data-l={t("written")} className="num">
              {formatDateTime(notice.createdAt, locale)}
            </td>
            <td data-l={t("state")}>
              <span>
                <NoticeState {...notice} />
                {repeat && (
                  <>
                    {" "}
                    <a href={repeat}>
                      {t("repeat")}
                      <span className="vh">
                        {" "}
                        {about}, {formatDateTime(notice.createdAt, locale)}
                      </span>
                    </a>
                  </>
                )}
              </span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function NoticeState({ state, stopReason, failure, sendAt, settledAt }: ShownNotice) {
  const { t, i18n } = useTranslation("notices");
  const locale = i18n.language as Locale;
  const more =
    state === "WAITING"
      ? t("goesAt", { time: formatDateTime(sendAt, locale) })
      : state === "STOPPED"
        ? stopReason && t(`reasons.${stopReason}`)
        : (failure ?? (settledAt && formatDateTime(settledAt, locale)));
  return (
    <>
      <StateChip {...looks[state]}>{t(`states.${state}`)}</StateChip>
      {more && <span className="mute"> {more}</span>}
    </>
  );
}
