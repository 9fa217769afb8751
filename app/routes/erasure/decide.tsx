import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { PastTimeTable } from "#app/components/erasure/past-time-table.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { ConfirmDisposal, DisposalToDecide } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { erasurePages } from "#app/paths/erasure.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:decideTitle" };

export const loader = async (args: LoaderFunctionArgs) =>
  (await load(args, DisposalToDecide, { disposal: idOf(args) })).disposal;

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ version: z.coerce.number().int() }), async ({ version }) => {
    await call(args, ConfirmDisposal, { disposal: idOf(args), version });
    return flash(args, redirect(hrefHere(args, erasurePages.disposals)), { key: "erasure:confirmed" });
  });

/** The confirmation page for the disposal of a proposal's cards. */
export default function DecidePage() {
  const { id, version, proposedAt, confirmedAt, withdrawnAt, obstacle, proposedBy, cards } =
    useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("decision");
  const { t } = useTranslation(["erasure", "forms"]);
  const { locale } = useRoot();
  const to = useHref();
  const decided = confirmedAt !== null || withdrawnAt !== null;
  const confirmable = !obstacle && cards.length > 0;
  const withdraw = (
    <ButtonLink href={to(erasurePages.disposalWithdraw, { id })} icon="undo">
      {t("withdraw")}
    </ButtonLink>
  );
  const said = { count: cards.length, who: proposedBy.fullName, date: formatDate(proposedAt, locale) };
  return (
    <>
      <PageHead title={t("decideTitle")} over={<a href={to(erasurePages.disposals)}>{t("backToDisposals")}</a>} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />
        {decided ? (
          <p className="mb">{t("decided")}</p>
        ) : (
          <>
            <p className="mb">{cards.length > 0 ? t("decideText", said) : t("empty")}</p>
            {cards.length > 0 && (
              <div className="mb">
                <PastTimeTable
                  rows={cards}
                  hrefOf={(uuid) => to(patientPages.patient, { uuid })}
                  keepHrefOf={(uuid) => to(erasurePages.patientKeep, { uuid, disposal: id })}
                />
              </div>
            )}
            {obstacle && (
              <Note>
                <p>{t(`obstacles.${obstacle}`)}</p>
              </Note>
            )}
            {confirmable && (
              <Note variant="warning">
                <p>{t("decideWarning")}</p>
              </Note>
            )}
            {confirmable ? (
              <Form {...formProps} version={version}>
                <div className="acts bare">
                  <SubmitButton tone="bad">{t("confirm")}</SubmitButton>
                  {withdraw}
                </div>
              </Form>
            ) : (
              <div className="acts bare">{withdraw}</div>
            )}
          </>
        )}
      </div>
    </>
  );
}
