import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LogInInput } from "#rules/inputs/accounts/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { PasswordField } from "#app/components/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Note } from "#app/components/base/note.tsx";
import { useSessionLook } from "#app/enhance/accounts/use-session-look.ts";
import { LogIn, RegistrationOpen } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Args } from "#app/http/request/context.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { me } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { letIn } from "#app/http/accounts/let-in.server.ts";
import { cookieToken, sessionToken } from "#app/http/session/session-cookie.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

export const handle: PageHandle = { i18n: ["accounts", "desks", "forms", "errors"], title: "accounts:loginTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, accountPages.login);
  if (await me(args)) throw redirect(placeAfter(args));
  const hadSession = sessionToken(args.request.headers.get("cookie"), args.context.secure) !== null;
  const { registrationOpen } = await load(args, RegistrationOpen);
  return {
    registrationOpen,
    atDesk: cookieToken(args, "desk") !== null,
    ended:
      hadSession &&
      !args.context.locked &&
      (/[?&]kept=/.test(query.redirect ?? "") ? ("kept" as const) : ("plain" as const)),
  };
}

/** The page a user wanted before the login: an event, or an address within the site. */
function placeAfter(args: Args): string {
  const { redirect: place, redirectToRacingEventDetailId: id } = queryOf(args, accountPages.login);
  return id === undefined
    ? placeWithin(place, hrefHere(args, calendarPages.home))
    : hrefHere(args, calendarPages.event, { id });
}

export function action(args: ActionFunctionArgs) {
  const request = args.request.clone();
  const authenticator = new Authenticator<{ accessToken: string; secondStep: boolean }>().use(
    new FormStrategy(async ({ form }) => {
      const { authLogin } = await call(args, LogIn, {
        ...LogInInput.parse(Object.fromEntries(form)),
        device: cookieToken(args, "device"),
      });
      return authLogin;
    }),
  );
  return submitForm(args, LogInInput, async () => {
    return letIn(args, await authenticator.authenticate("form", request), placeAfter(args));
  });
}

export default function Login() {
  const { ended, registrationOpen, atDesk } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ username: string; password: string }>("login");
  const { t } = useTranslation(["accounts", "desks"]);
  const to = useHref();
  useSessionLook();
  const label: Record<string, string> = { username: t("email"), password: t("password") };
  return (
    <>
      <h1>{t("loginTitle")}</h1>
      <ErrorSummary
        form={form}
        labelOf={(name) => label[name] ?? name}
        apiMessage={apiMessage}
        title={t("loginRefused")}
      />
      {ended && !apiMessage && <Note>{t(ended === "kept" ? "sessionEndedKept" : "sessionEnded")}</Note>}
      <Form {...formProps}>
        <TextField
          field={fields.username}
          label={t("email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="w100"
          startsHere
        />
        <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
        <p className="mb">
          <SubmitButton wide>{t("login")}</SubmitButton>
        </p>
      </Form>
      <p>
        <a href={to(accountPages.forgottenPassword)}>{t("forgottenTitle")}</a>
      </p>
      {atDesk && (
        <p>
          <a href={to(deskPages.deskLock)}>{t("desks:backToLock")}</a>
        </p>
      )}
      {registrationOpen && (
        <p>
          {t("noAccount")} <a href={to(accountPages.registration)}>{t("register")}</a>
        </p>
      )}
    </>
  );
}
