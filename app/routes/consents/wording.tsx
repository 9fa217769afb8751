import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PrintedWording } from "#app/graphql/consents.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["consents", "calendar"], title: "consents:title" };

/** A version of the wording on paper, with room for the patient's signature. */
export async function loader(args: LoaderFunctionArgs) {
  const { me, gdprWording } = await api(args, PrintedWording, { id: idOf(args) });
  if (!gdprWording) throw new Response(null, { status: 404 });
  return { wording: gdprWording, from: localDate(new Date(gdprWording.createdAt)), center: me.profile!.medicalCenter! };
}

export default function WordingPage() {
  const { wording, from, center } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation(["consents", "calendar"]);
  const to = useHref();
  return (
    <DocumentSheet backHref={to("home")} backLabel={t("calendar:backToCalendar")}>
      <p>{[center.name, center.phone && formatPhone(center.phone), center.email].filter(Boolean).join(" · ")}</p>
      <h1>{t("title")}</h1>
      <WordingText text={wording.text} />
      <dl className="facts mb">
        <dt>{t("signatureName")}</dt>
        <dd>…………………………………………………………</dd>
        <dt>{t("signatureDate")}</dt>
        <dd>…………………………………………………………</dd>
      </dl>
      <p className="mute">{t("wordingFrom", { number: wording.number, date: formatDate(from, locale) })}</p>
    </DocumentSheet>
  );
}
