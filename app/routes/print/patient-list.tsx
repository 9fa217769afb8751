import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { filterWords } from "#app/components/patients/card-filters.tsx";
import { CardsTold } from "#app/components/print/cards-told.tsx";
import { Letter } from "#app/components/print/letter.tsx";
import { PaperPatients } from "#app/components/print/paper-patients.tsx";
import { cardsToPrint } from "#app/http/cards-to-print.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["prints", "patients", "forms"], title: "prints:patientList" };

/** The card file on paper: what was chosen of it, or all that a filter leaves. */
export async function loader(args: LoaderFunctionArgs) {
  const { card, ...kept } = queryOf(args, "listPrint");
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
    <DocumentSheet sheets backHref={to("patients", kept)} backLabel={t("backToFile")}>
      <Letter center={center} about={t("printedOn", { date: formatDate(today, locale) })}>
        <h1>{t("patientList")}</h1>
        {narrowed.length > 0 && (
          <p>
            {words("narrowedTo")}: {narrowed.join(", ")}
          </p>
        )}
        <CardsTold total={total} totalIsCapped={totalIsCapped} most={most} />
        {cards.length > 0 && <PaperPatients cards={cards} />}
      </Letter>
    </DocumentSheet>
  );
}
