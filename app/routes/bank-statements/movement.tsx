import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { CandidateFields } from "#app/components/bank-statements/candidate-fields.tsx";
import { MovementDetails } from "#app/components/bank-statements/movement-details.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import {
  BankMovementPage,
  BookMovement,
  PaymentOfSymbol,
  type PayableRow,
} from "#app/graphql/money/bank-statements.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { formatMoney } from "#rules/format.ts";
import { BookForm } from "#rules/inputs/payments/bank-statements.ts";

export const handle: PageHandle = {
  i18n: ["bankStatements", "grids", "forms", "errors"],
  title: "bankStatements:movement",
};

type Typed = Record<"payment", string>;

const owes = ({ payedAt, canceledAt }: PayableRow) => payedAt === null && canceledAt === null;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankMovement);
  const { bankMovement: movement } = await load(args, BankMovementPage, { id: idOf(args) });
  const { symbol } = queryOf(args, bankPages.bankMovement);
  const found = symbol ? (await load(args, PaymentOfSymbol, { symbol })).paymentOfSymbol : null;
  const candidates = symbol ? [found].filter((one) => one !== null && owes(one)) : (movement.advice?.candidates ?? []);
  return {
    movement,
    candidates: candidates as PayableRow[],
    symbol,
    values: (await keptForm(args)) as Typed | undefined,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, BookForm, async ({ payment }, form) => {
    const movement = idOf(args);
    const { amount, booked, statement } = (
      await call(args, BookMovement, {
        movement,
        version: Number(form.get("version")),
        payment: payment.id,
        paymentVersion: payment.version,
      })
    ).bankMovementBook;
    const left = amount.amount - booked.amount;
    if (left === 0)
      return flash(args, redirect(hrefHere(args, bankPages.bankStatement, { id: statement.id, tab: "cekajici" })), {
        key: "bankStatements:bookedDone",
      });
    return flash(args, redirect(hrefHere(args, bankPages.bankMovement, { id: movement })), {
      key: "bankStatements:bookedPart",
      values: { amount: formatMoney({ ...amount, amount: left }, await myLocale(args)) },
    });
  });

/** A new form after each part that was booked. */
export default function BankMovementRoute() {
  const { movement } = useLoaderData<typeof loader>();
  return <OneMovement key={movement.version} />;
}

function OneMovement() {
  const { movement } = useLoaderData<typeof loader>();
  const { id, statement, state, amount, booked, advice } = movement;
  const { t } = useTranslation(["bankStatements", "grids"]);
  const to = useHref();
  const isPayable = amount.amount > booked.amount && !["REVERSAL", "FOREIGN_CURRENCY"].includes(advice?.reason ?? "");
  return (
    <>
      <PageHead
        title={t("movement")}
        over={
          <a href={to(bankPages.bankStatement, { id: statement.id })}>
            {statement.number === null ? t("statement") : t("numbered", { number: statement.number })}
          </a>
        }
        actions={
          state === "WAITING" && (
            <ButtonLink href={to(bankPages.bankMovementLeaveOut, { id })}>{t("leaveOut")}</ButtonLink>
          )
        }
      />
      <div className="sheet">
        <MovementDetails movement={movement} paymentHref={(payment) => to(paymentPages.payment, { id: payment })} />
      </div>
      {amount.amount > 0 && state !== "BOOKED" && (
        <section className="sheet" aria-label={t("bookOn")}>
          {advice && <p className="mb">{t(`grids:bankAdvice.${advice.reason}`)}</p>}
          {advice?.settled && (
            <p className="mb">
              <a href={to(paymentPages.payment, { id: advice.settled.id })}>{t("settledPayment")}</a>
            </p>
          )}
          {isPayable && <Booking />}
        </section>
      )}
    </>
  );
}

/** The payments that the movement may pay, and the search for another one. */
function Booking() {
  const { movement, candidates, symbol, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("bank-movement", values);
  const { t } = useTranslation("bankStatements");
  return (
    <>
      {candidates.length === 0 ? (
        <p className="mb">{t(symbol ? "notFound" : "noCandidate")}</p>
      ) : (
        <>
          <ErrorSummary form={page.form} labelOf={() => t("payment")} apiMessage={page.apiMessage} />
          <Form {...page.formProps} version={movement.version}>
            <CandidateFields field={page.fields.payment} candidates={candidates} />
            <Actions bare>
              <SubmitButton>{t("book")}</SubmitButton>
            </Actions>
          </Form>
        </>
      )}
      <Filters label={t("find")} show={t("find")}>
        <FilterText name="symbol" label={t("symbol")} value={symbol} width="w8" />
      </Filters>
    </>
  );
}
