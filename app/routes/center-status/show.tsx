import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SafetyNotes } from "#app/components/center-status/safety-notes.tsx";
import { WorkTable } from "#app/components/center-status/work-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CenterStatus } from "#app/graphql/center/center-status.ts";
import { load } from "#app/http/request/load.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { auditPages } from "#app/paths/center/audit.ts";
import { centerCopyPages } from "#app/paths/center/center-copies.ts";
import { centerStatusPages } from "#app/paths/center/center-status.ts";
import { importPages } from "#app/paths/center/imports.ts";
import { invoiceExportPages } from "#app/paths/money/invoice-exports.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["centerStatus", "audit", "settings"],
  title: "centerStatus:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, centerStatusPages.centerStatus);
  return (await load(args, CenterStatus)).centerStatus;
}

export default function CenterStatusPage() {
  const { works, check, backupAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["centerStatus", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("about")}</p>
        <WorkTable
          works={works}
          hrefs={{
            NOTICES: to(noticePages.refusedNotices),
            MAILS: to(noticePages.outbox),
            EXPORTS: to(invoiceExportPages.invoiceExports),
            COPIES: to(centerCopyPages.centerCopies),
            IMPORTS: to(importPages.imports),
          }}
        />
      </div>
      <div className="sheet">
        <SafetyNotes check={check} backupAt={backupAt} logHref={to(auditPages.auditLog)} />
      </div>
    </>
  );
}
