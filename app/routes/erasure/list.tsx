import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PastTimeTable } from "#app/components/erasure/past-time-table.tsx";
import { Proposals } from "#app/components/erasure/proposals.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { api } from "#app/graphql/client.server.ts";
import { Disposals, ProposeDisposal } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { DisposalInput } from "#rules/inputs/erasure.ts";
import { may } from "#rules/permissions.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors", "settings"], title: "erasure:disposalsTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { profileRole: role, motusProfession: profession } = await permitted(args, "disposal:confirm");
  const proposes = may({ role, profession }, "disposal:propose");
  const {
    me,
    disposals,
    patientCardsPastTime: due,
  } = await api(args, Disposals, { page: queryOf(args, "disposals").page, propose: proposes });
  return { disposals, due, years: me.profile!.medicalCenter!.retentionYears };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, DisposalInput, async ({ cards }) => {
    const { disposalCreate } = await api(args, ProposeDisposal, { patientCards: cards });
    return flash(args, redirect(hrefHere(args, "disposal", { id: disposalCreate.id })), { key: "erasure:proposed" });
  });

/** What waits to be confirmed, and for administrators the cards that are past their time. */
export default function DisposalsPage() {
  const { disposals, due, years } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage("disposal");
  const { t } = useTranslation(["erasure", "settings"]);
  const to = useHref();
  const over = <a href={to("settings", { tab: due ? "zdravotnicke-zarizeni" : "osobni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("disposalsTitle")}
        over={over}
        actions={
          due && (
            <ButtonLink href={to("disposalRecord")} icon="file">
              {t("recordTitle")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={() => t("cards")} told={told} />
        <p className="mb read">
          {t("disposalsAbout", { count: years })} {due && <a href={to("retention")}>{t("changeYears")}</a>}
        </p>
        <Proposals proposals={disposals} hrefOf={(id) => to("disposal", { id })} />
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
                  hrefOf={(uuid) => to("patient", { uuid })}
                  keepHrefOf={(uuid) => to("patientKeep", { uuid })}
                />
                <Pagination list={due} hrefOf={(page) => to("disposals", { page })} />
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
