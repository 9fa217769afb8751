import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PastTimeTable } from "#app/components/erasure/past-time-table.tsx";
import { Proposals } from "#app/components/erasure/proposals.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { Disposals, ProposeDisposal } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { DisposalInput } from "#rules/inputs/patients/erasure.ts";
import { may } from "#rules/permissions.ts";
import { erasurePages } from "#app/paths/erasure.ts";
import { patientPages } from "#app/paths/patients.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors", "settings"], title: "erasure:disposalsTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { profileRole: role, motusProfession: profession } = await permitted(args, erasurePages.disposals);
  const proposes = may({ role, profession }, "disposal:propose");
  const {
    me,
    disposals,
    patientCardsPastTime: due,
  } = await load(args, Disposals, { page: queryOf(args, erasurePages.disposals).page, propose: proposes });
  return { disposals, due, years: me.profile!.medicalCenter!.retentionYears };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, DisposalInput, async ({ cards }) => {
    const { disposalCreate } = await call(args, ProposeDisposal, { patientCards: cards });
    return flash(args, redirect(hrefHere(args, erasurePages.disposal, { id: disposalCreate.id })), {
      key: "erasure:proposed",
    });
  });

/** Proposals that wait for confirmation, and for administrators the cards past their retention. */
export default function DisposalsPage() {
  const { disposals, due, years } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("disposal");
  const { t } = useTranslation(["erasure", "settings"]);
  const to = useHref();
  const over = (
    <a href={to(settingsPages.settings, { tab: due ? "zdravotnicke-zarizeni" : "osobni" })}>{t("settings:title")}</a>
  );
  return (
    <>
      <PageHead
        title={t("disposalsTitle")}
        over={over}
        actions={
          due && (
            <ButtonLink href={to(erasurePages.disposalRecord)} icon="file">
              {t("recordTitle")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={() => t("cards")} apiMessage={apiMessage} />
        <p className="mb read">
          {t("disposalsAbout", { count: years })} {due && <a href={to(erasurePages.retention)}>{t("changeYears")}</a>}
        </p>
        <Proposals proposals={disposals} hrefOf={(id) => to(erasurePages.disposal, { id })} />
        {due && (
          <section className="part">
            <h2>{t("due")}</h2>
            {due.items.length === 0 ? (
              <EmptyState title={t("dueNoneTitle")}>{t("dueNoneText")}</EmptyState>
            ) : (
              <Form {...formProps}>
                <PastTimeTable
                  rows={due.items}
                  choose
                  hrefOf={(uuid) => to(patientPages.patient, { uuid })}
                  keepHrefOf={(uuid) => to(erasurePages.patientKeep, { uuid })}
                />
                <Pagination list={due} hrefOf={(page) => to(erasurePages.disposals, { page })} />
                <div className="acts bare">
                  <SubmitButton>{t("propose")}</SubmitButton>
                </div>
              </Form>
            )}
          </section>
        )}
      </div>
    </>
  );
}
