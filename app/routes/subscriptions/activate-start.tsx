import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { OrderSummary } from "#app/components/subscriptions/order-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { UpdateSubscription } from "#app/graphql/center/subscriptions.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { previewChoice, readStanding } from "#app/http/subscriptions/subscription.server.ts";
import { subscriptionPages } from "#app/paths/center/subscriptions.ts";

export const handle: PageHandle = {
  i18n: ["subscriptions", "forms", "errors"],
  title: "subscriptions:activateTitle",
  inDialog: true,
};

const START = { subscriptionType: "START", paymentFrequency: "MONTHLY" } as const;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, subscriptionPages.startActivation);
  const before = await readStanding(args);
  return { before, after: await previewChoice(args, START) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    await call(args, UpdateSubscription, { input: START, version: Number(form.get("version")) });
    return redirect(hrefHere(args, subscriptionPages.subscriptionActivated, { isStart: true }));
  });

export default function ActivateStartPage() {
  const { before, after } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>("start");
  const { t } = useTranslation(["subscriptions", "errors"]);
  const { locale } = useRoot();
  const to = useHref();
  const isRefused = "error" in after;
  return (
    <Confirm
      question={t("activateTitle")}
      about={<Subject name={t("plans.START")}>{t("planTexts.START")}</Subject>}
      effect={t("activateText")}
      does={isRefused ? undefined : t("activate")}
      danger={false}
      backHref={to(subscriptionPages.subscriptionChoice)}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      {...formProps}
      version={before.version}
    >
      {isRefused ? (
        <Note variant="warning" title={t("notPossible")}>
          <p>{t(`errors:${after.error}` as never, after.details)}</p>
        </Note>
      ) : (
        <div className="mb">
          <OrderSummary before={before} after={after} locale={locale} />
        </div>
      )}
    </Confirm>
  );
}
