import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CenterContact } from "#app/components/consents/center-contact.tsx";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PrintedWording } from "#app/graphql/consents.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:title" };

/** A version of the wording on paper, with room for the patient's signature. */
export async function loader(args: LoaderFunctionArgs) {
  const { me, gdprWording } = await api(args, PrintedWording, { id: idOf(args) });
  if (!gdprWording) throw new Response(null, { status: 404 });
  const back = placeWithin(queryOf(args, "gdprWording").back, hrefHere(args, "home"));
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
