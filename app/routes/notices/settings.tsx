import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { AlertTable } from "#app/components/notices/alert-table.tsx";
import { StaffCard } from "#app/components/notices/staff-card.tsx";
import { TextTable } from "#app/components/notices/text-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { NoticeSettings } from "#app/graphql/center/notices.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { paymentSettingPages } from "#app/paths/money/payment-settings.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["notices", "settings"], title: "notices:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.notices);
  return load(args, NoticeSettings);
}

export default function NoticeSettingsPage() {
  const { me, alerts, quietHours, smsNotifications, emailNotifications, refusedNoticeCount, staffNotices } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(["notices", "settings"]);
  const to = useHref();
  const { from, to: until } = quietHours;
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        {refusedNoticeCount > 0 && (
          <p className="mb">
            <a href={to(noticePages.refusedNotices)}>{t("refusedCount", { total: refusedNoticeCount })}</a>
          </p>
        )}
        <h2>{t("alertsTitle")}</h2>
        <p className="mb">{t("alertsText")}</p>
        <AlertTable alerts={alerts} switchHref={(id) => to(noticePages.noticeAlert, { id })} />
        <section className="top">
          <h2>{t("quietTitle")}</h2>
          <p className="mb">
            {from && until ? t("quietOf", { from: formatTime(from), to: formatTime(until) }) : t("quietNone")}
          </p>
          <p className="mb">
            <a href={to(noticePages.quietHours)}>{t("quietChange")}</a>
          </p>
        </section>
        <section className="top">
          <h2>{t("remindersTitle")}</h2>
          <p className="mb">{t("remindersOf", { days: me.profile?.medicalCenter?.reminderDays })}</p>
          <p className="mb">
            <a href={to(paymentSettingPages.reminderDays)}>{t("remindersChange")}</a>
          </p>
        </section>
        <StaffCard notices={staffNotices} href={to(noticePages.staffNotices)} />
        <section className="top">
          <h2>{t("textsTitle")}</h2>
          <p className="mb">{t("textsText")}</p>
          <TextTable
            texts={{ email: emailNotifications, sms: smsNotifications }}
            hrefOf={(channel, id) => to(channel === "sms" ? noticePages.smsText : noticePages.emailText, { id })}
          />
        </section>
      </div>
    </>
  );
}
