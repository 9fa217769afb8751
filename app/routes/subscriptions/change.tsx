import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ChosenFields } from "#app/components/subscriptions/chosen-fields.tsx";
import { OrderSummary } from "#app/components/subscriptions/order-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { PreviewSubscription, UpdateSubscription, type Standing } from "#app/graphql/center/subscriptions.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { Args } from "#app/http/request/context.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { previewChoice, readStanding } from "#app/http/subscriptions/subscription.server.ts";
import { subscriptionPages } from "#app/paths/center/subscriptions.ts";
import { SubscriptionForm } from "#rules/inputs/subscriptions/subscription.ts";

export const handle: PageHandle<{ chosen: { subscriptionType: string } }> = {
  i18n: ["subscriptions", "forms", "errors"],
  title: (t, { chosen }) =>
    t(chosen.subscriptionType === "UNSUBSCRIBED" ? "subscriptions:endTitle" : "subscriptions:changeTitle"),
};

/** The choice that the address makes; without one it leads to the page of plans. */
function chosenIn(args: Args) {
  const { newSubscriptionType, newPaymentFrequency, newUsersLimit } = queryOf(
    args,
    subscriptionPages.subscriptionChange,
  );
  if (!newSubscriptionType || !newPaymentFrequency)
    throw redirect(hrefHere(args, subscriptionPages.subscriptionChoice));
  return {
    subscriptionType: newSubscriptionType,
    paymentFrequency: newPaymentFrequency,
    usersLimit: newUsersLimit ?? null,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, subscriptionPages.subscriptionChange);
  const before = await readStanding(args);
  const chosen = chosenIn(args);
  const kept = (await keptForm(args)) as { discountCode?: string } | undefined;
  return { before, chosen, after: await previewChoice(args, chosen), code: kept?.discountCode ?? "" };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, SubscriptionForm, async (input, form, drawAgain) => {
    if (form.get("then") === "check")
      return drawAgain({ after: (await call(args, PreviewSubscription, { input })).subscriptionPreview });
    await call(args, UpdateSubscription, { input, version: Number(form.get("version")) });
    if (input.subscriptionType === "UNSUBSCRIBED") return redirect(hrefHere(args, subscriptionPages.subscription));
    return redirect(hrefHere(args, subscriptionPages.subscriptionActivated));
  });

/** The end is asked about like what is removed; everything else is ordered. */
export default function ChangeSubscriptionPage() {
  return useLoaderData<typeof loader>().chosen.subscriptionType === "UNSUBSCRIBED" ? <End /> : <Order />;
}

function End() {
  const { before, after, chosen } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>("end");
  const { t } = useTranslation("subscriptions");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("endTitle")}
      about={<Subject name={t(`plans.${before.subscriptionType}`)} />}
      effect={t("endText")}
      does={before.subscriptionType === "UNSUBSCRIBED" ? undefined : t("end")}
      backHref={to(subscriptionPages.subscription)}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      fields={<ChosenFields {...chosen} />}
      {...formProps}
      version={before.version}
    >
      {!("error" in after) && (
        <div className="mb">
          <OrderSummary before={before} after={after} locale={locale} />
        </div>
      )}
    </Confirm>
  );
}

function Order() {
  const { before, chosen, after } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["subscriptions", "errors"]);
  const to = useHref();
  return (
    <>
      <PageHead title={t("changeTitle")} over={<a href={to(subscriptionPages.subscription)}>{t("title")}</a>} />
      <div className="sheet">
        {"error" in after ? (
          <>
            <Note variant="warning" title={t("notPossible")}>
              <p>{t(`errors:${after.error}` as never, after.details)}</p>
            </Note>
            <ButtonLink href={to(subscriptionPages.subscriptionChoice)}>{t("otherChoice")}</ButtonLink>
          </>
        ) : (
          <OrderForm key={before.version} after={after} />
        )}
      </div>
      {isPaid(chosen) && <p className="mute top">{t("notCharged")}</p>}
    </>
  );
}

const isPaid = ({ subscriptionType: type }: ReturnType<typeof chosenIn>) => type === "SOLO" || type === "TEAM";

function OrderForm({ after }: { after: Standing }) {
  const { before, chosen, code } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"discountCode", string>>("subscription", { discountCode: code });
  const { t } = useTranslation("subscriptions");
  const { locale } = useRoot();
  const to = useHref();
  const tried = page.refusal?.details.after as Standing | undefined;
  return (
    <>
      <ErrorSummary
        form={page.form}
        labelOf={() => t("discountCode")}
        apiMessage={page.apiMessage}
        title={page.title}
      />
      <h2>{t("summaryTitle")}</h2>
      <OrderSummary before={before} after={tried ?? after} locale={locale} />
      <Form {...page.formProps} version={before.version} className="top">
        <ChosenFields {...chosen} />
        {isPaid(chosen) && (
          <TextField
            field={page.fields.discountCode}
            label={t("discountCode")}
            hint={t("discountCodeHint")}
            width="w12"
            autoComplete="off"
            optional
          />
        )}
        <Actions>
          <SubmitButton>{t("order", { plan: t(`plans.${chosen.subscriptionType}`) })}</SubmitButton>
          {isPaid(chosen) && (
            <SubmitButton tone="plain" then="check">
              {t("checkCode")}
            </SubmitButton>
          )}
          <a href={to(subscriptionPages.subscriptionChoice)}>{t("otherChoice")}</a>
        </Actions>
      </Form>
    </>
  );
}
