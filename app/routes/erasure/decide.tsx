import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PastTimeTable } from "#app/components/erasure/past-time-table.tsx";
import { ProposalSubject } from "#app/components/erasure/proposal-subject.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ConfirmDisposal, DisposalToDecide } from "#app/graphql/patients/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle<{ confirmable: boolean } | undefined> = {
  i18n: ["erasure", "forms", "errors"],
  title: (t, data) => t(data?.confirmable ? "erasure:decideQuestion" : "erasure:decideTitle"),
};

export async function loader(args: LoaderFunctionArgs) {
  const { disposal } = await load(args, DisposalToDecide, { disposal: idOf(args) });
  const decided = disposal.confirmedAt !== null || disposal.withdrawnAt !== null;
  return { ...disposal, decided, confirmable: !decided && !disposal.obstacle && disposal.cards.length > 0 };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ version: z.coerce.number().int() }), async ({ version }) => {
    await call(args, ConfirmDisposal, { disposal: idOf(args), version });
    return flash(args, redirect(hrefHere(args, erasurePages.disposals)), { key: "erasure:confirmed" });
  });

/** The question before a proposal's cards are disposed of; without it where it is not the user's to answer. */
export default function DecidePage() {
  const { id, version, proposedAt, obstacle, proposedBy, cards, decided, confirmable } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("decision");
  const { t } = useTranslation("erasure");
  const to = useHref();
  const about = <ProposalSubject proposedAt={proposedAt} proposedBy={proposedBy} count={cards.length} />;
  const faults = <ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />;
  const proposed = (
    <>
      {cards.length > 0 && (
        <div className="mb">
          <PastTimeTable
            rows={cards}
            hrefOf={(uuid) => to(patientPages.patient, { uuid })}
            keepHrefOf={(uuid) => to(erasurePages.patientKeep, { uuid, disposal: id })}
          />
        </div>
      )}
      <p className="mb">
        <ButtonLink href={to(erasurePages.disposalWithdraw, { id })} icon="undo">
          {t("withdraw")}
        </ButtonLink>
      </p>
    </>
  );
  if (confirmable)
    return (
      <Confirm
        question={t("decideQuestion")}
        about={about}
        effect={t("decideWarning")}
        does={t("confirm")}
        backHref={to(erasurePages.disposals)}
        faults={faults}
        {...formProps}
        version={version}
      >
        {proposed}
      </Confirm>
    );
  return (
    <>
      <PageHead title={t("decideTitle")} over={<a href={to(erasurePages.disposals)}>{t("backToDisposals")}</a>} />
      <div className="sheet">
        {faults}
        {about}
        {obstacle && (
          <Note>
            <p>{t(`obstacles.${obstacle}`)}</p>
          </Note>
        )}
        {decided && <p>{t("decided")}</p>}
        {!decided && cards.length === 0 && <p className="mb">{t("empty")}</p>}
        {!decided && proposed}
      </div>
    </>
  );
}
