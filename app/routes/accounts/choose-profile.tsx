import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProfileChoiceForm } from "#rules/inputs/accounts/account.ts";
import { ProfileChoice } from "#app/components/accounts/profile-choice.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { ChooseProfile, MyProfiles } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Args } from "#app/http/request/context.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:chooseProfileTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const user = await signedIn(args);
  const { skipRedirect } = queryOf(args, accountPages.chooseProfile);
  const { myProfiles } = await load(args, MyProfiles);
  const [only, ...others] = myProfiles;
  if (!only) throw redirect(hrefHere(args, accountPages.createProfile));
  // A profile gained after the login is chosen here, even if it is the only one: reading writes nothing.
  if (others.length === 0 && user.profile?.id === only.id && !skipRedirect) throw redirect(placeAfter(args));
  return { places: myProfiles, current: user.profile?.id };
}

const placeAfter = (args: Args) =>
  placeWithin(queryOf(args, accountPages.chooseProfile).redirect, hrefHere(args, calendarPages.home));

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ProfileChoiceForm, async ({ profile }) => {
    await call(args, ChooseProfile, { profile });
    return redirect(placeAfter(args));
  });

export default function ChooseProfilePage() {
  const { places, current } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage<Record<"profile", string>>("places");
  const { t } = useTranslation("accounts");
  const to = useHref();
  return (
    <>
      <ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />
      <h1>{t("chooseProfileTitle")}</h1>
      <ProfileChoice places={places} current={current} {...formProps} />
      <p className="mb top">
        <a href={to(accountPages.createProfile)}>{t("foundAnother")}</a>
      </p>
      <p>
        <a href={to(accountPages.logout)}>{t("logout")}</a>
      </p>
    </>
  );
}
