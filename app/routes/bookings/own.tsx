import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CenterContact } from "#app/components/consents/center-contact.tsx";
import { Note } from "#app/components/base/note.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CancelOwnBooking, ConfirmOwnBooking, OwnBooking } from "#app/graphql/calendar/bookings.ts";
import { call } from "#app/graphql/client.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { titleOfCenter } from "#app/http/page/title-of-center.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { formatDateTime, formatMoney, formatTime } from "#rules/format.ts";

export const handle: PageHandle<{ own: { center: { name: string } } | null }> = {
  i18n: ["bookings", "forms", "errors"],
  title: (t, { own }) => titleOfCenter(t("bookings:ownTitle"), own?.center),
  noScripts: true,
};

/** A request by its link. Opening it decides nothing: scanners of mails open links too. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return { own: (await call(args, OwnBooking, { token: args.params.token! })).ownBooking };
  } catch (failed) {
    if (!(failed instanceof CallFailed) || failed.error !== "tokenInvalid") throw failed;
    return { own: null };
  }
}

const Decision = z.object({ then: z.enum(["confirm", "cancel"]) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Decision, async ({ then }) => {
    const token = args.params.token!;
    await (then === "confirm" ? call(args, ConfirmOwnBooking, { token }) : call(args, CancelOwnBooking, { token }));
    return redirect(hrefHere(args, bookingPages.ownBooking, { token }));
  });

export default function OwnBookingPage() {
  const { own } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { form, formProps, apiMessage } = useFormPage("own-booking");
  const { t } = useTranslation("bookings");
  const to = useHref();
  if (!own)
    return (
      <>
        <h1>{t("linkEnded")}</h1>
        <p>{t("linkEndedText")}</p>
      </>
    );
  const open = !own.visitCanceled && !own.missed && (own.status === "CREATED" || own.status === "ACCEPTED");
  return (
    <>
      <h1>{t("ownTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => ""} apiMessage={apiMessage} />
      {own.confirmBy && (
        <Note variant="warning" title={t("confirmTitle")}>
          <p>{t("confirmText", { time: formatTime(new Date(own.confirmBy)) })}</p>
        </Note>
      )}
      <dl className="facts mb">
        <dt>{t("reference")}</dt>
        <dd className="num">{own.reference}</dd>
        <dt>{t("time")}</dt>
        <dd className="num">{formatDateTime(own.beginAt, locale)}</dd>
        <dt>{t("state")}</dt>
        <dd>{t(own.visitCanceled ? "visitCanceled" : own.missed ? "missedState" : `states.${own.status}`)}</dd>
      </dl>
      {own.reason && <p className="mb pre">{own.reason}</p>}
      {own.priceAmount !== null && (
        <section className="mb">
          <h2>{t("payTitle")}</h2>
          <dl className="facts">
            <dt>{t("price")}</dt>
            <dd className="num">{formatMoney({ amount: own.priceAmount, currency: own.currency }, locale)}</dd>
            <dt>{t("variableSymbol")}</dt>
            <dd className="num">{own.variableSymbol}</dd>
          </dl>
          {own.paymentText && <p className="pre">{own.paymentText}</p>}
        </section>
      )}
      <CenterContact {...own.center} />
      {own.confirmBy && (
        <Form {...formProps}>
          <SubmitButton icon="check" then="confirm">
            {t("confirmDo")}
          </SubmitButton>
        </Form>
      )}
      {own.cancelable && !own.confirmBy && (
        <section className="top">
          <h2>{t("cancelTitle")}</h2>
          <p className="mb">{t("cancelText")}</p>
          <Form {...formProps}>
            <SubmitButton tone="bad" then="cancel">
              {t("cancelDo")}
            </SubmitButton>
          </Form>
        </section>
      )}
      {(!open || apiMessage) && <a href={to(bookingPages.bookingPage, { slug: own.center.slug })}>{t("newRequest")}</a>}
    </>
  );
}
