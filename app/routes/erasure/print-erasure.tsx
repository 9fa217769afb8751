import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { ErasurePlan } from "#app/components/erasure/erasure-plan.tsx";
import { load } from "#app/http/request/load.server.ts";
import { ErasurePreview } from "#app/graphql/patients/erasure.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate, formatDateTime, formatPersonalNumber } from "#rules/format.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure"], title: "erasure:answerTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { me, patientCardErasurePreview: plan } = await load(args, ErasurePreview, { uuid: args.params.uuid! });
  const { profile } = await signedIn(args);
  return {
    plan,
    center: me.profile!.medicalCenter!.name,
    by: profile!.fullName,
    now: args.context.now().toISOString(),
  };
}

/** The answer to a patient who asked for erasure: the erased and the retained records, until when and why. */
export default function PrintErasurePage() {
  const { plan, center, by, now } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const { uuid, fullName: name, personalIdentificationNumber: number, dateOfBirth, erasure } = plan.patientCard;
  return (
    <DocumentSheet backHref={to(erasurePages.patientErase, { uuid })} backLabel={t("backToErasure")}>
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
