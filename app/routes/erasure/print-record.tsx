import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { RecordTable } from "#app/components/erasure/record-table.tsx";
import { Parts } from "#app/components/prints/parts.tsx";
import { load } from "#app/http/request/load.server.ts";
import { DisposalRecord } from "#app/graphql/patients/erasure.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDateTime } from "#rules/format.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure", "prints"], title: "erasure:recordTitle" };

/** As many as one print holds. */
const MOST = 1000;

export async function loader(args: LoaderFunctionArgs) {
  const { me, disposalRecord: record } = await load(args, DisposalRecord, {
    page: queryOf(args, erasurePages.disposalRecordPrint).page,
    pageSize: MOST,
  });
  const { profile } = await signedIn(args);
  return {
    record,
    center: me.profile!.medicalCenter!.name,
    by: profile!.fullName,
    now: args.context.now().toISOString(),
  };
}

/** The record of disposal on paper. */
export default function PrintRecordPage() {
  const { record, center, by, now } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const first = (record.page - 1) * MOST + 1;
  return (
    <DocumentSheet wide backHref={to(erasurePages.disposalRecord)} backLabel={t("backToRecord")}>
      <p>{center}</p>
      <h1>{t("recordTitle")}</h1>
      <p className="mb">{t("recordAbout")}</p>
      {record.total > MOST && (
        <Parts
          from={first}
          to={first + record.items.length - 1}
          total={record.total}
          most={MOST}
          hrefOf={(page) => to(erasurePages.disposalRecordPrint, { page })}
        />
      )}
      {record.items.length > 0 ? (
        <div className="mb">
          <RecordTable rows={record.items} />
        </div>
      ) : (
        <p className="mb">{t("recordNoneTitle")}</p>
      )}
      <p className="mute">{t("made", { when: formatDateTime(now, locale), by })}</p>
    </DocumentSheet>
  );
}
