import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { BatchFacts } from "#app/components/insurer-billing/batch-facts.tsx";
import { BatchStateForm } from "#app/components/insurer-billing/batch-state.tsx";
import { DisallowanceTable } from "#app/components/insurer-billing/disallowance-table.tsx";
import { OperationsTable } from "#app/components/insurer-billing/operations-table.tsx";
import { BatchSums } from "#app/components/insurer-billing/batch-sums.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { BatchDetail, SetBatchState } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { useRefreshWhile } from "#app/http/page/use-refresh-while.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { batchStates } from "#rules/codes.ts";
import { monthOf } from "#rules/insurance/batches/month-of.ts";

const titleOf = ({ variant }: Pick<BatchDetail, "variant">) =>
  variant === "FIX" ? "batches.titleOfFix" : "batches.title";

export const handle: PageHandle<{ batch: BatchDetail }> = {
  i18n: ["insurerBilling", "insurerInvoices", "returnedDocuments", "grids", "forms", "errors"],
  title: (t, { batch }) => t(`insurerBilling:${titleOf(batch)}`, { number: batch.sequenceId }),
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.batch);
  const query = queryOf(args, insurerBillingPages.batch);
  const id = idOf(args);
  const { batch } = await load(args, BatchDetail, { id });
  return { batch, query, documents: await loadGrid(args, "kBatchDocuments", { ...query, batch: id }) };
}

/** Sets how far the batch is. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ then: z.enum(batchStates) }), async ({ then: state }, form) => {
    const id = idOf(args);
    await call(args, SetBatchState, { batch: id, version: Number(form.get("version")), state });
    return flash(args, redirect(hrefHere(args, insurerBillingPages.batch, { id })), {
      key: "insurerBilling:batches.stateSet",
    });
  });

export default function BatchPage() {
  const { batch } = useLoaderData<typeof loader>();
  const { invoice } = batch;
  const { t } = useTranslation("insurerBilling");
  const to = useHref();
  const bills = useMay("insurer:bill");
  useRefreshWhile(bills && (batch.file === null || batch.print === null || batch.archive === null));
  return (
    <>
      <PageHead
        title={t(titleOf(batch), { number: batch.sequenceId })}
        over={<a href={to(insurerBillingPages.insurerBilling, { month: monthOf(batch) })}>{t("title")}</a>}
        actions={bills && <Actions />}
      />
      <div className="sheet">
        {bills && <State key={batch.version} />}
        <BatchFacts
          batch={batch}
          invoice={
            invoice && { number: invoice.invoiceNumber, href: to(paymentPages.payment, { id: invoice.payment.id }) }
          }
          corrects={
            batch.regularBatch && {
              number: batch.regularBatch.sequenceId,
              href: to(insurerBillingPages.batch, { id: batch.regularBatch.id }),
            }
          }
          withFiles={bills}
        />
      </div>
      <Settled />
      <section className="sheet">
        <h2>{t("batches.operations")}</h2>
        <OperationsTable rows={batch.medicalOperationsWithPointsAndPrice} />
      </section>
      <Documents />
    </>
  );
}

/** A batch goes until it is handed over; its documents may come back after that. */
function Actions() {
  const { batch } = useLoaderData<typeof loader>();
  const { id, state, corrections } = batch;
  const { t } = useTranslation(["insurerBilling", "returnedDocuments"]);
  const to = useHref();
  if (state === "MADE")
    return (
      <ButtonLink href={to(insurerBillingPages.batchRemove, { id })} tone="bad" icon="bin">
        {t("batches.remove")}
      </ButtonLink>
    );
  return (
    <>
      <a href={to(returnedPages.returnedDocuments, { batch: id, state: "all" })}>{t("returnedDocuments:title")}</a>
      {corrections.length > 0 ? (
        <ButtonLink href={to(returnedPages.batchFix, { id })}>{t("returnedDocuments:toFix")}</ButtonLink>
      ) : (
        <ButtonLink href={to(returnedPages.returnedDocumentsNew)}>{t("returnedDocuments:enter")}</ButtonLink>
      )}
    </>
  );
}

/** The next steps: handed over, and the insurer's answer. */
function State() {
  const { batch } = useLoaderData<typeof loader>();
  const page = useFormPage("batch-state");
  return (
    <>
      <ErrorSummary form={page.form} labelOf={String} apiMessage={page.apiMessage} />
      <BatchStateForm state={batch.state} formProps={{ ...page.formProps, version: batch.version }} />
    </>
  );
}

/** The sums that are asked and recognised, and what the insurer does not pay. */
function Settled() {
  const { batch } = useLoaderData<typeof loader>();
  const { id, state, recognised, disallowances, payment } = batch;
  const { t } = useTranslation("insurerBilling");
  const bills = useMay("insurer:bill");
  const to = useHref();
  if (state === "MADE") return null;
  const isOpen = payment && !payment.canceledAt && Math.min(payment.owed.amount, recognised.amount) > 0;
  return (
    <section className="sheet">
      <h2>{t("settlement.title")}</h2>
      {payment ? (
        <BatchSums {...batch} payment={payment} paymentHref={to(paymentPages.payment, { id: payment.id })} />
      ) : (
        <p className="mute">{t("settlement.notAsked")}</p>
      )}
      {disallowances.length > 0 && (
        <div className="top">
          <DisallowanceTable
            rows={disallowances}
            takeBackHref={
              bills
                ? (disallowance) => to(insurerBillingPages.batchDisallowanceTakeBack, { id, disallowance })
                : undefined
            }
          />
        </div>
      )}
      {bills && isOpen && (
        <p className="top">
          <ButtonLink href={to(insurerBillingPages.batchDisallow, { id })}>{t("settlement.disallow")}</ButtonLink>
        </p>
      )}
    </section>
  );
}

function Documents() {
  const { batch, documents, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  const to = useHref();
  const mayFile = useMay("insurer:bill");
  const at = (change: Partial<typeof query>) =>
    to(insurerBillingPages.batch, { id: batch.id, ...query, page: undefined, ...change });
  return (
    <section className="sheet">
      <h2>{t("batches.documentsTitle")}</h2>
      <GridList
        {...listProps(documents, query, at)}
        cells={insurerCells}
        files={mayFile ? gridFiles(locale, "kBatchDocuments", { batch: batch.id }) : undefined}
      />
    </section>
  );
}
