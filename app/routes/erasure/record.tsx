import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/erasure/record-table.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { api } from "#app/graphql/client.server.ts";
import { DisposalRecord } from "#app/graphql/erasure.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["erasure"], title: "erasure:recordTitle" };

export const loader = async (args: LoaderFunctionArgs) =>
  (await api(args, DisposalRecord, { page: queryOf(args, "disposalRecord").page })).disposalRecord;

/** What is left of cards that are gone, for good. */
export default function RecordPage() {
  const record = useLoaderData<typeof loader>();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const print = record.items.length > 0 && (
    <ButtonLink href={to("disposalRecordPrint")} icon="print">
      {t("print")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("recordTitle")} over={<a href={to("disposals")}>{t("backToDisposals")}</a>} actions={print} />
      <div className="sheet">
        <p className="mb read">{t("recordAbout")}</p>
        {record.items.length === 0 ? (
          <EmptyState title={t("recordNoneTitle")}>{t("recordNoneText")}</EmptyState>
        ) : (
          <>
            <RecordTable rows={record.items} />
            <Pagination list={record} hrefOf={(page) => to("disposalRecord", { page })} />
          </>
        )}
      </div>
    </>
  );
}
