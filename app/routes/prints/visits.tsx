import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { FilterCheck, Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PrintedVisits } from "#app/components/prints/printed-visits.tsx";
import { Parts } from "#app/components/prints/parts.tsx";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { MOST_VISITS, visitsToPrint } from "#app/http/prints/visits-to-print.server.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate } from "#rules/time/time.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["prints", "patients", "forms"], title: "prints:visitsTitle" };

/** A patient's visits between two days, by default this year's until today: for the insurer, or for the patient. */
export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, printPages.visitsPrint);
  const today = localDate(args.context.now());
  const [from, to] = [query.from, query.to].map((text) => (text ? readDate(text, today) : null));
  if ((query.from && !from) || (query.to && !to))
    throw redirect(
      hrefHere(args, printPages.visitsPrint, {
        uuid: args.params.uuid!,
        ...query,
        from: from ?? undefined,
        to: to ?? undefined,
      }),
    );
  const span = { from: from ?? `${today.slice(0, 4)}-01-01`, to: to ?? today };
  return {
    query: { ...query, ...span },
    today,
    ...(await visitsToPrint(args, { ...span, took: query.took === 1, part: query.page })),
    most: MOST_VISITS,
  };
}

export default function PrintVisitsPage() {
  const { query, today, patient, center, visits, total, notTaken, first, most } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("prints");
  const to = useHref();
  const { uuid } = patient;
  const at = (change: Partial<typeof query>) =>
    to(printPages.visitsPrint, { uuid, ...query, page: undefined, ...change });
  const day = (date: string) => dateInput(date, i18n.language as Locale);
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid, tab: "navstevy" })}
      backLabel={t("backToCard")}
      paper={query.paper}
      sizeHref={(paper) => at({ paper, page: query.page })}
      choice={
        <>
          <Filters label={t("visitsTitle")} keep={query.paper && { paper: query.paper }}>
            <FilterText name="from" label={t("from")} value={day(query.from)} width="w8" />
            <FilterText name="to" label={t("to")} value={day(query.to)} width="w8" />
            <FilterCheck name="took" label={t("onlyTook")} checked={query.took === 1} />
          </Filters>
          {total > most && (
            <Parts
              from={first}
              to={first + visits.length - 1}
              total={total}
              most={most}
              hrefOf={(page) => at({ page })}
            />
          )}
        </>
      }
    >
      <PrintedVisits
        center={center}
        patient={patient}
        visits={visits}
        total={total}
        notTaken={notTaken}
        from={query.from}
        to={query.to}
        today={today}
      />
    </DocumentSheet>
  );
}
