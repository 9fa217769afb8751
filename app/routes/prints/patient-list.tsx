import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { filterWords } from "#app/components/patients/card-filters.tsx";
import { PrintedCards } from "#app/components/prints/printed-cards.tsx";
import { Letter } from "#app/components/prints/letter.tsx";
import { PrintedPatients } from "#app/components/prints/printed-patients.tsx";
import { cardsToPrint } from "#app/http/prints/cards-to-print.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["prints", "patients", "forms"], title: "prints:patientList" };

/** The card file on paper: the chosen cards, or all that match a filter. */
export async function loader(args: LoaderFunctionArgs) {
  const { card, ...kept } = queryOf(args, printPages.listPrint);
  return { ...(await cardsToPrint(args, card)), kept, today: localDate(args.context.now()) };
}

export default function PatientListPrintPage() {
  const { cards, total, totalIsCapped, most, filters, people, center, kept, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["prints", "patients"]);
  const { t: words } = useTranslation("patients");
  const { locale } = useRoot();
  const to = useHref();
  const narrowed = [
    ...(filters.q ? [`„${filters.q}“`] : []),
    ...(filters.archived ? [words("archive")] : []),
    ...filterWords(words, locale, filters, people).map(({ label }) => label),
  ];
  return (
    <DocumentSheet sheets backHref={to(patientPages.patients, kept)} backLabel={t("backToFile")}>
      <Letter center={center} about={t("printedOn", { date: formatDate(today, locale) })}>
        <h1>{t("patientList")}</h1>
        {narrowed.length > 0 && (
          <p>
            {words("narrowedTo")}: {narrowed.join(", ")}
          </p>
        )}
        <PrintedCards total={total} totalIsCapped={totalIsCapped} most={most} />
        {cards.length > 0 && <PrintedPatients cards={cards} />}
      </Letter>
    </DocumentSheet>
  );
}
