import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { PrintedCards } from "#app/components/prints/printed-cards.tsx";
import { LabelChoice } from "#app/components/prints/label-choice.tsx";
import { Labels } from "#app/components/prints/labels.tsx";
import { cardsToPrint } from "#app/http/prints/cards-to-print.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { labelsOn } from "#rules/prints/label-sheets.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["prints", "forms"], title: "prints:labels" };

/** Labels with patients' names; for one patient any number. */
export async function loader(args: LoaderFunctionArgs) {
  const { card, sheet = "70x36", start, copies, ...filters } = queryOf(args, printPages.labels);
  const size = labelsOn(sheet);
  const within = (count: number | null | undefined) => Math.min(Math.max(count ?? 1, 1), size);
  return {
    ...(await cardsToPrint(args, card)),
    card,
    kept: filters,
    sheet,
    start: within(start),
    copies: within(copies),
  };
}

export default function LabelsPage() {
  const { cards, total, totalIsCapped, most, card, kept, sheet, start, copies } = useLoaderData<typeof loader>();
  const { t } = useTranslation("prints");
  const to = useHref();
  const [only] = cards;
  const one = cards.length === 1 && only;
  const keep = Object.fromEntries(
    Object.entries({ ...kept, card }).flatMap(([name, value]) =>
      value === undefined || value === null || value === ""
        ? []
        : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
  return (
    <DocumentSheet
      sheets
      backHref={one && card ? to(patientPages.patient, { uuid: one.uuid }) : to(patientPages.patients, kept)}
      backLabel={t(one && card ? "backToCard" : "backToFile")}
      choice={
        <>
          <h1>{t("labels")}</h1>
          <PrintedCards total={total} totalIsCapped={totalIsCapped} most={most} />
          <LabelChoice keep={keep} sheet={sheet} start={start} copies={one ? copies : undefined} />
          <p>{t("labelsHint")}</p>
        </>
      }
    >
      <Labels cards={one ? Array.from({ length: copies }, () => one) : cards} sheet={sheet} start={start} />
    </DocumentSheet>
  );
}
