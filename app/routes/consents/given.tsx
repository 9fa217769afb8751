import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { BookingContact } from "#app/graphql/calendar/booking-contact.ts";
import { load } from "#app/http/request/load.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { titleOfCenter } from "#app/http/page/title-of-center.ts";
import { queryOf } from "#app/http/request/query.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

export const handle: PageHandle<{ name: string } | null> = {
  i18n: ["consents"],
  title: (t, center) => titleOfCenter(t("consents:givenTitle"), center),
};

/** The centre that asked, by its public address. */
export async function loader(args: LoaderFunctionArgs) {
  const { center } = queryOf(args, consentPages.consentGiven);
  return center ? (await load(args, BookingContact, { slug: center })).bookingContact : null;
}

/** The last page after a consent by link. It says nothing of the patient, so that it may stay open. */
export default function ConsentGivenPage() {
  const { t } = useTranslation("consents");
  return (
    <>
      <h1>{t("givenTitle")}</h1>
      <p className="mb">{t("givenText")}</p>
      <p>{t("givenHelp")}</p>
    </>
  );
}
