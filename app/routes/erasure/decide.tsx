import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/button-link.tsx";
import { PastTimeTable } from "#app/components/erasure/past-time-table.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ConfirmDisposal, DisposalToDecide } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:decideTitle" };

export const loader = async (args: LoaderFunctionArgs) =>
  (await api(args, DisposalToDecide, { disposal: idOf(args) })).disposal;

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ version: z.coerce.number().int() }), async ({ version }) => {
    await api(args, ConfirmDisposal, { disposal: idOf(args), version });
    return flash(args, redirect(hrefHere(args, "disposals")), { key: "erasure:confirmed" });
  });

/** The page that asks before the cards of a proposal go for good. */
export default function DecidePage() {
  const { id, version, proposedAt, confirmedAt, withdrawnAt, obstacle, proposedBy, cards } =
    useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage("decision");
  const { t } = useTranslation(["erasure", "forms"]);
  const { locale } = useRoot();
  const to = useHref();
  const decided = confirmedAt !== null || withdrawnAt !== null;
  const confirmable = !obstacle && cards.length > 0;
  const withdraw = (
    <ButtonLink href={to("disposalWithdraw", { id })} icon="undo">
      {t("withdraw")}
    </ButtonLink>
  );
  const said = { count: cards.length, who: proposedBy.fullName, date: formatDate(proposedAt, locale) };
  return (
    <>
      <PageHead title={t("decideTitle")} over={<a href={to("disposals")}>{t("backToDisposals")}</a>} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={String} told={told} />
        {decided ? (
          <p className="mb">{t("decided")}</p>
        ) : (
          <>
            <p className="mb">{cards.length > 0 ? t("decideText", said) : t("empty")}</p>
            {cards.length > 0 && (
              <div className="mb">
                <PastTimeTable
                  rows={cards}
                  hrefOf={(uuid) => to("patient", { uuid })}
                  keepHrefOf={(uuid) => to("patientKeep", { uuid, disposal: id })}
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
