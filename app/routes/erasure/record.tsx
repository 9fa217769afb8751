import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { RecordTable } from "#app/components/erasure/record-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { load } from "#app/graphql/client.server.ts";
import { DisposalRecord } from "#app/graphql/erasure.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { erasurePages } from "#app/paths/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure"], title: "erasure:recordTitle" };

export const loader = async (args: LoaderFunctionArgs) =>
  (await load(args, DisposalRecord, { page: queryOf(args, erasurePages.disposalRecord).page })).disposalRecord;

/** The permanent record of disposed cards. */
export default function RecordPage() {
  const record = useLoaderData<typeof loader>();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const print = record.items.length > 0 && (
    <ButtonLink href={to(erasurePages.disposalRecordPrint)} icon="print">
      {t("print")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t("recordTitle")}
        over={<a href={to(erasurePages.disposals)}>{t("backToDisposals")}</a>}
        actions={print}
      />
      <div className="sheet">
        <p className="mb read">{t("recordAbout")}</p>
        {record.items.length === 0 ? (
          <EmptyState title={t("recordNoneTitle")}>{t("recordNoneText")}</EmptyState>
        ) : (
          <>
            <RecordTable rows={record.items} />
            <Pagination list={record} hrefOf={(page) => to(erasurePages.disposalRecord, { page })} />
          </>
        )}
      </div>
    </>
  );
}
