import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#rules/format.ts";
import { MailState } from "#app/components/accounts/mail-state.tsx";
import { EmailText } from "#app/components/base/email-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Table } from "#app/components/base/table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { Outbox } from "#app/graphql/settings.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { noticePages } from "#app/paths/notices.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["settings"], title: "settings:outboxTitle" };

export async function loader(args: LoaderFunctionArgs) {
  return (await load(args, Outbox, { page: queryOf(args, noticePages.outbox).page ?? 1 })).mails;
}

export default function OutboxPage() {
  const mails = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("settings");
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("outboxTitle")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("title")}</a>}
      />
      <div className="sheet">
        {mails.items.length === 0 ? (
          <EmptyState title={t("outboxEmptyTitle")}>{t("outboxEmptyText")}</EmptyState>
        ) : (
          <>
            <Table
              caption={t("outboxTitle")}
              columns={[t("subject"), t("recipient"), t("written"), t("state")].map((label) => ({ label }))}
            >
              {mails.items.map((mail) => (
                <tr key={mail.id}>
                  <th scope="row">
                    <a href={to(noticePages.outboxMail, { id: mail.id })}>{mail.subject}</a>
                  </th>
                  <td data-l={t("recipient")}>
                    <EmailText email={mail.recipient} />
                  </td>
                  <td data-l={t("written")} className="num">
                    {formatDateTime(mail.createdAt, locale)}
                  </td>
                  <td data-l={t("state")}>
                    <MailState {...mail} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pagination list={mails} hrefOf={(page) => to(noticePages.outbox, { page })} />
          </>
        )}
      </div>
    </>
  );
}
