import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProfileChoiceForm } from "#rules/inputs/account.ts";
import { ProfileChoice } from "#app/components/account/profile-choice.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { ChooseProfile, MyProfiles } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import type { Args } from "#app/http/context.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { signedIn } from "#app/http/me.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "forms", "errors"], title: "account:chooseProfileTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const user = await signedIn(args);
  const { skipRedirect } = queryOf(args, "chooseProfile");
  const { myProfiles } = await api(args, MyProfiles);
  const [only, ...others] = myProfiles;
  if (!only) throw redirect(hrefHere(args, "createProfile"));
  // Who came by a place after the login chooses it, be it the only one: what is read writes nothing.
  if (others.length === 0 && user.profile?.id === only.id && !skipRedirect) throw redirect(placeAfter(args));
  return { places: myProfiles, current: user.profile?.id };
}

const placeAfter = (args: Args) => placeWithin(queryOf(args, "chooseProfile").redirect, hrefHere(args, "home"));

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ProfileChoiceForm, async ({ profile }) => {
    await api(args, ChooseProfile, { profile });
    return redirect(placeAfter(args));
  });

export default function ChooseProfilePage() {
  const { places, current } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage<Record<"profile", string>>("places");
  const { t } = useTranslation("account");
  const to = useHref();
  return (
    <>
      <ErrorSummary form={form} labelOf={String} told={told} />
      <h1>{t("chooseProfileTitle")}</h1>
      <ProfileChoice places={places} current={current} {...formProps} />
      <p className="mb top">
        <a href={to("createProfile")}>{t("foundAnother")}</a>
      </p>
      <p>
        <a href={to("logout")}>{t("logout")}</a>
      </p>
    </>
  );
}
