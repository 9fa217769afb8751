import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { CopyOverview } from "#app/components/patient-rights/copy-overview.tsx";
import { PrintedReport } from "#app/components/medical-reports/printed-report.tsx";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { readCopy } from "#app/http/patient-rights/patient-copy.server.ts";
import { reportsToPrint } from "#app/http/prints/reports-to-print.server.ts";
import { standalonePage } from "#app/http/page/standalone-page.server.ts";
import { zipOf } from "#app/http/documents/zip.server.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Locale } from "#rules/codes.ts";
import { localDate } from "#rules/time/time.ts";

const ROWS = "data.json";

/** The data of a patient as one ZIP, readable without the product. It is made while it is being sent. */
export async function loader(args: LoaderFunctionArgs) {
  const kept = await readCopy(args);
  const day = localDate(args.context.now());
  const locale = await myLocale(args);
  return new Response(
    zipOf((whileWanted) => entries(args, kept, locale, whileWanted)),
    {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${day}.zip"`,
        "cache-control": "no-store",
      },
    },
  );
}

async function* entries(
  args: LoaderFunctionArgs,
  { copy, parts, files, ...said }: Awaited<ReturnType<typeof readCopy>>,
  locale: Locale,
  whileWanted: (bytes: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>,
) {
  const lastModified = args.context.now();
  const t = wordsOf(locale).getFixedT(locale, "patientRights");
  const file = (name: string, input: string | AsyncIterable<Uint8Array>) => ({ name, input, lastModified });
  const reports = parts.map(({ href, from, to }) => ({ href, label: t("reportsPart", { from, to }) }));
  yield file(
    "index.html",
    standalonePage(
      t("copyOf"),
      <CopyOverview {...said} madeAt={copy.madeAt} reports={reports} files={files} rows={ROWS} />,
      locale,
    ),
  );
  yield file(ROWS, JSON.stringify(copy, null, 1));
  for (const { part, href, from, to } of parts) {
    const { sheets, patient, center } = await reportsToPrint(args, { part });
    const prints: ReactNode[] = [];
    for await (const reports of sheets)
      for (const { html, ...report } of reports)
        prints.push(
          <PrintedReport key={report.uuid} report={report} html={html} patient={patient} center={center} among />,
        );
    const body = (
      <>
        <p>
          <a href="index.html">{t("overview")}</a>
        </p>
        <h1>{t("reportsPart", { from, to })}</h1>
        {prints}
      </>
    );
    yield file(href, standalonePage(t("reports"), body, locale));
  }
  for (const { uuid, href } of files) {
    const bytes = await args.context.file(uuid);
    if (typeof bytes === "string") throw new Error(`A file of the copy is not there: ${bytes}`);
    yield file(href, whileWanted(bytes.body!));
  }
}
