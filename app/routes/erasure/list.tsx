import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { KeepLink } from "#app/components/erasure/keep-link.tsx";
import { Proposals } from "#app/components/erasure/proposals.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { erasureCells } from "#app/components/grids/cells/erasure-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Disposals, ProposeDisposal } from "#app/graphql/patients/erasure.ts";
import { gridParameters, pageOf } from "#app/http/grids/load-grid.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { DisposalInput } from "#rules/inputs/patients/erasure.ts";
import { may } from "#rules/permissions.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["erasure", "grids", "forms", "errors", "settings"],
  title: "erasure:disposalsTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const { profileRole: role, motusProfession: profession } = await permitted(args, erasurePages.disposals);
  const proposes = may({ role, profession }, "disposal:propose");
  const query = queryOf(args, erasurePages.disposals);
  const asked = { parameters: gridParameters(query), propose: proposes };
  const { me, disposals, dataGrid } = await load(args, Disposals, asked);
  const due = dataGrid ? await pageOf(args, "cardsPastTime", dataGrid) : null;
  return { disposals, due, query, years: me.profile!.medicalCenter!.retentionYears };
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
  const { disposals, due, query, years } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("disposal");
  const { t } = useTranslation(["erasure", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
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
            <GridList
              {...listProps(due, query, (change) =>
                to(erasurePages.disposals, { ...query, page: undefined, ...change }),
              )}
              cells={erasureCells}
              choose={{
                name: "cards",
                valueOf: ({ id }) => id,
                label: ({ patient }) => t("choose", { name: patient!.fullName }),
                // A card that somebody needed longer waits to be chosen.
                ticked: ({ kept }) => !kept,
              }}
              action={{
                label: t("keep"),
                cell: ({ patient, kept }) => (
                  <KeepLink
                    name={patient!.fullName}
                    kept={kept}
                    href={to(erasurePages.patientKeep, { uuid: patient!.uuid! })}
                  />
                ),
              }}
              around={(table) => (
                <Form {...formProps}>
                  {table}
                  <div className="row with-chosen">
                    <SubmitButton>{t("propose")}</SubmitButton>
                  </div>
                </Form>
              )}
              files={gridFiles(locale, "cardsPastTime")}
              empty={<EmptyState title={t("dueNoneTitle")}>{t("dueNoneText")}</EmptyState>}
            />
          </section>
        )}
      </div>
    </>
  );
}
