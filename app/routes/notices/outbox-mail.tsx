import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#rules/format.ts";
import { MailState } from "#app/components/accounts/mail-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { OutboxMail } from "#app/graphql/center/settings.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { noticePages } from "#app/paths/center/notices.ts";

export const handle: PageHandle = { i18n: ["settings"], title: "settings:mailTitle" };

export const loader = async (args: LoaderFunctionArgs) => (await load(args, OutboxMail, { id: args.params.id! })).mail;

export default function OutboxMailPage() {
  const mail = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("settings");
  const to = useHref();
  return (
    <>
      <PageHead title={mail.subject} over={<a href={to(noticePages.outbox)}>{t("outboxTitle")}</a>} />
      <div className="sheet">
        <dl className="facts mb">
          <dt>{t("recipient")}</dt>
          <dd>{mail.recipient}</dd>
          <dt>{t("written")}</dt>
          <dd className="num">{formatDateTime(mail.createdAt, locale)}</dd>
          <dt>{t("state")}</dt>
          <dd>
            <MailState {...mail} />
            {mail.sentAt && <span className="num"> {formatDateTime(mail.sentAt, locale)}</span>}
          </dd>
          {mail.answer && (
            <>
              <dt>{t("gatewayAnswer")}</dt>
              <dd className="lines">{mail.answer}</dd>
            </>
          )}
        </dl>
        {mail.failure && <p className="mb mute">{mail.failure}</p>}
        <div className="lines">{mail.body}</div>
      </div>
    </>
  );
}
