import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { ErasurePlan } from "#app/components/erasure/erasure-plan.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ErasurePreview } from "#app/graphql/erasure.ts";
import { signedIn } from "#app/http/me.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate, formatDateTime, formatPersonalNumber } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["erasure"], title: "erasure:answerTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { me, patientCardErasurePreview: plan } = await api(args, ErasurePreview, { uuid: args.params.uuid! });
  const { profile } = await signedIn(args);
  return {
    plan,
    center: me.profile!.medicalCenter!.name,
    by: profile!.fullName,
    now: args.context.now().toISOString(),
  };
}

/** The answer to a patient who asked for erasure: what went or goes, and what stays until when and why. */
export default function PrintErasurePage() {
  const { plan, center, by, now } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const { uuid, fullName: name, personalIdentificationNumber: number, dateOfBirth, erasure } = plan.patientCard;
  return (
    <DocumentSheet backHref={to("patientErase", { uuid })} backLabel={t("backToErasure")}>
      <p>{center}</p>
      <h1>{t("answerTitle")}</h1>
      <p>
        <b>{name}</b>
        {number ? `, ${formatPersonalNumber(number)}` : dateOfBirth && `, ${formatDate(dateOfBirth, locale)}`}
      </p>
      <p className="mb">{t(erasure ? "answerAfter" : "answerBefore")}</p>
      <ErasurePlan plan={plan} tight />
      <p className="mute">{t("complaint")}</p>
      <p className="mute">{t("made", { when: formatDateTime(now, locale), by })}</p>
    </DocumentSheet>
  );
}
