import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LogInInput } from "#rules/inputs/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Note } from "#app/components/note.tsx";
import { LogIn, RegistrationOpen } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import type { Args } from "#app/http/context.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { me } from "#app/http/me.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { letIn } from "#app/http/second-factor.server.ts";
import { cookieToken, sessionToken } from "#app/http/session-cookie.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "desks", "forms", "errors"], title: "account:loginTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "login");
  if (await me(args)) throw redirect(placeAfter(args));
  const hadSession = sessionToken(args.request.headers.get("cookie"), args.context.secure) !== null;
  const { registrationOpen } = await api(args, RegistrationOpen);
  return {
    registrationOpen,
    atDesk: cookieToken(args, "desk") !== null,
    ended:
      hadSession &&
      !args.context.locked &&
      (/[?&]kept=/.test(query.redirect ?? "") ? ("kept" as const) : ("plain" as const)),
  };
}

/** Where whoever signs in wanted to go: an event, or a place within the site. */
function placeAfter(args: Args): string {
  const { redirect: place, redirectToRacingEventDetailId: id } = queryOf(args, "login");
  return id === undefined ? placeWithin(place, hrefHere(args, "home")) : hrefHere(args, "event", { id });
}

export function action(args: ActionFunctionArgs) {
  const request = args.request.clone();
  const authenticator = new Authenticator<{ accessToken: string; secondStep: boolean }>().use(
    new FormStrategy(async ({ form }) => {
      const { authLogin } = await api(args, LogIn, {
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
  const { form, fields, formProps, told } = useFormPage<{ username: string; password: string }>("login");
  const { t } = useTranslation(["account", "desks"]);
  const to = useHref();
  const label: Record<string, string> = { username: t("email"), password: t("password") };
  return (
    <>
      <h1>{t("loginTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} title={t("loginRefused")} />
      {ended && !told && <Note>{t(ended === "kept" ? "sessionEndedKept" : "sessionEnded")}</Note>}
      <Form {...formProps}>
        <TextField
          field={fields.username}
          label={t("email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="w100"
        />
        <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
        <p className="mb">
          <SubmitButton wide>{t("login")}</SubmitButton>
        </p>
      </Form>
      <p>
        <a href={to("forgottenPassword")}>{t("forgottenTitle")}</a>
      </p>
      {atDesk && (
        <p>
          <a href={to("deskLock")}>{t("desks:backToLock")}</a>
        </p>
      )}
      {registrationOpen && (
        <p>
          {t("noAccount")} <a href={to("registration")}>{t("register")}</a>
        </p>
      )}
    </>
  );
}
