import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SecondStepForm } from "#rules/inputs/accounts/second-factor.ts";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CodeField } from "#app/components/second-factor/code-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { TakeSecondStep } from "#app/graphql/staff/second-factor.ts";
import type { Args } from "#app/http/request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { me } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { withRefusals } from "#app/http/accounts/let-in.server.ts";
import { cookieToken, keepToken, signIn } from "#app/http/session/session-cookie.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:stepTitle" };

const THIRTY_DAYS = 30 * 86_400;

export async function loader(args: LoaderFunctionArgs) {
  const { redirect: place, recovery } = queryOf(args, secondFactorPages.secondStep);
  if (await me(args)) throw redirect(placeWithin(place, hrefHere(args, calendarPages.home)));
  if (!cookieToken(args, "step")) throw redirect(hrefHere(args, accountPages.login, { redirect: place }));
  return { place, recovery: recovery === 1 };
}

export function action(args: ActionFunctionArgs) {
  const { redirect: place } = queryOf(args, secondFactorPages.secondStep);
  return submitForm(args, SecondStepForm, async ({ code, rememberDevice }) => {
    const entered = await takeStep(args, code, rememberDevice === "on");
    if (!entered)
      return flash(args, redirect(hrefHere(args, accountPages.login, { redirect: place })), {
        key: "secondFactor:over",
        variant: "warning",
      });
    const answer = redirect(placeWithin(place, hrefHere(args, calendarPages.home)));
    answer.headers.append("Set-Cookie", signIn(args, entered.accessToken));
    answer.headers.append("Set-Cookie", keepToken(args, "step", "", 0));
    if (entered.deviceToken)
      answer.headers.append("Set-Cookie", keepToken(args, "device", entered.deviceToken, THIRTY_DAYS));
    return withRefusals(args, answer, entered.refusedLogins);
  });
}

/** Null where the login was not ended in time. */
async function takeStep(args: Args, code: string, rememberDevice: boolean) {
  try {
    return (await call(args, TakeSecondStep, { token: cookieToken(args, "step") ?? "", code, rememberDevice }))
      .authSecondStep;
  } catch (failed) {
    if (failed instanceof CallFailed && failed.error === "secondStepOver") return null;
    throw failed;
  }
}

export default function SecondStep() {
  const { place, recovery } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ code: string; rememberDevice: string }>("step");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  const label: Record<string, string> = { code: t(recovery ? "recoveryCode" : "code") };
  return (
    <>
      <h1>{t("stepTitle")}</h1>
      <ErrorSummary
        form={form}
        labelOf={(name) => label[name] ?? name}
        apiMessage={apiMessage}
        title={t("stepRefused")}
      />
      <p className="mb">{t(recovery ? "stepRecoveryText" : "stepText")}</p>
      <Form {...formProps}>
        <CodeField field={fields.code} of={recovery ? "recovery" : "app"} />
        <Checkbox field={fields.rememberDevice} label={t("remember")} hint={t("rememberHint")} />
        <p className="mb">
          <SubmitButton wide>{t("finish")}</SubmitButton>
        </p>
      </Form>
      <p>
        <a href={to(secondFactorPages.secondStep, { redirect: place, recovery: recovery ? undefined : 1 })}>
          {t(recovery ? "useApp" : "useRecovery")}
        </a>
      </p>
      <p className="mb">
        <a href={to(accountPages.login, { redirect: place })}>{t("another")}</a>
      </p>
      <p className="mute small">{t("lost")}</p>
    </>
  );
}
