import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CenterContact } from "#app/components/consents/center-contact.tsx";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PrintedWording } from "#app/graphql/patients/consents.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:title" };

/** A version of the wording on paper, with room for the patient's signature. */
export async function loader(args: LoaderFunctionArgs) {
  const { me, gdprWording } = await load(args, PrintedWording, { id: idOf(args) });
  if (!gdprWording) throw new Response(null, { status: 404 });
  const back = placeWithin(queryOf(args, consentPages.gdprWording).back, hrefHere(args, calendarPages.home));
  return {
    wording: gdprWording,
    from: localDate(new Date(gdprWording.createdAt)),
    center: me.profile!.medicalCenter!,
    back,
  };
}

export default function WordingPage() {
  const { wording, from, center, back } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation(["consents", "forms"]);
  return (
    <DocumentSheet backHref={back} backLabel={t("forms:back")}>
      <CenterContact {...center} />
      <h1>{t("title")}</h1>
      <p className="mb mute">{t("wordingFrom", { number: wording.number, date: formatDate(from, locale) })}</p>
      <WordingText text={wording.text} />
      <p className="statement">
        {t("signatureName")} <span className="blank" />
      </p>
      <p className="signhere">{t("signatureDate")}</p>
    </DocumentSheet>
  );
}
