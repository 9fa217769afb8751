import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { locales } from "#rules/codes.ts";
import { MeInput } from "#rules/inputs/accounts/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { languageNames } from "#app/components/layout/language-links.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { UpdateMe, UserAccount } from "#app/graphql/center/settings.ts";
import type { Args } from "#app/http/request/context.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { href } from "#app/paths/href.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["settings", "accounts", "forms", "errors"], title: "settings:accountTitle" };

async function loadShown(args: Args) {
  const { email, version, ...account } = (await load(args, UserAccount)).me;
  return {
    email,
    version,
    shown: { name: account.name, surname: account.surname, phone: account.phone ?? "", locale: account.locale ?? "" },
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { email, version, shown } = await loadShown(args);
  return { email, values: await editValues(args, { shown, version }) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, MeInput, async (input) => {
    await call(args, UpdateMe, { input });
    // The chosen language is seen at once: a prefix of another one would be stronger.
    const here = input.locale
      ? href(input.locale, settingsPages.userAccount)
      : hrefHere(args, settingsPages.userAccount);
    return flash(args, redirect(here), { key: "settings:accountSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { email, values } = useLoaderData<typeof loader>();
  const { form, fields, formProps, differences, apiMessage } = useFormPage<
    Record<"name" | "surname" | "phone" | "locale" | "version" | "was", string>
  >("account", values);
  const { t } = useTranslation(["settings", "accounts"]);
  const to = useHref();
  const label: Record<string, string> = {
    name: t("accounts:name"),
    surname: t("accounts:surname"),
    phone: t("accounts:phone"),
    locale: t("language"),
  };
  const languages = locales.map((value) => ({ value, label: languageNames[value] }));
  const inWords = (name: string, value: string) =>
    name === "locale"
      ? (languages.find((language) => language.value === value)?.label ?? t("languageOfBrowser"))
      : value;
  return (
    <>
      <PageHead
        title={t("accountTitle")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("title")}</a>}
      />
      {differences.length > 0 ? (
        <StaleNote
          merged
          differences={differences.map(({ name, mine, theirs }) => ({
            label: label[name] ?? name,
            mine: inWords(name, mine),
            theirs: inWords(name, theirs),
          }))}
        />
      ) : (
        <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      )}
      <div className="sheet">
        <Form {...formProps} version={Number(fields.version.defaultValue)} was={fields.was.defaultValue}>
          <p className="field">
            <span className="lab">{t("accounts:email")}</span> {email}
            <br />
            <a href={to(settingsPages.loginEmailChange)}>{t("loginEmail.change")}</a>
          </p>
          <TextField field={fields.name} label={label.name!} autoComplete="given-name" />
          <TextField field={fields.surname} label={label.surname!} autoComplete="family-name" />
          <TextField field={fields.phone} label={label.phone!} optional type="tel" autoComplete="tel" width="w12" />
          <Select
            field={fields.locale}
            label={label.locale!}
            none={t("languageOfBrowser")}
            options={languages}
            width="w12"
          />
          <Actions>
            <SubmitButton>{t("saveAccount")}</SubmitButton>
            <a href={to(settingsPages.settings, { tab: "osobni" })}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
