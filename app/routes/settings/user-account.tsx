import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { locales } from "#rules/codes.ts";
import { MeInput } from "#rules/inputs/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { StaleNote } from "#app/components/forms/stale-note.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { languageNames } from "#app/components/language-links.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { UpdateMe, UserAccount } from "#app/graphql/settings.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { href } from "#app/paths.ts";

export const handle: PageHandle = { i18n: ["settings", "account", "forms", "errors"], title: "settings:accountTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { me } = await api(args, UserAccount);
  return { account: me, kept: await keptForm(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, MeInput, async (input) => {
    await api(args, UpdateMe, { input });
    // The chosen language is seen at once: a prefix of another one would be stronger.
    const here = input.locale ? href(input.locale, "userAccount") : hrefHere(args, "userAccount");
    return flash(args, redirect(here), { key: "settings:accountSaved" });
  });

const edited = ["name", "surname", "phone", "locale"] as const;
type Fields = Record<(typeof edited)[number], string>;

export default function UserAccountPage() {
  const { account, kept } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, told } = useFormPage<Fields>("account", (kept ?? account) as Partial<Fields>);
  const { t } = useTranslation(["settings", "account"]);
  const to = useHref();
  const label = { name: t("account:name"), surname: t("account:surname"), phone: t("account:phone"), locale: t("language") };
  const languages = locales.map((value) => ({ value, label: languageNames[value] }));
  const languageOf = (value: unknown) => languages.find((language) => language.value === value)?.label ?? t("languageOfBrowser");
  const shown = (name: keyof Fields, value: unknown) => (name === "locale" ? languageOf(value) : String(value ?? ""));
  const differences = edited
    .map((name) => ({ label: label[name], mine: shown(name, fields[name].value ?? ""), theirs: shown(name, account[name]) }))
    .filter(({ mine, theirs }) => mine !== theirs);
  // Based on what was read first, until both versions have been shown.
  const version = refusal?.stale ? account.version : Number(kept?.version ?? account.version);
  return (
    <>
      <PageHead title={t("accountTitle")} over={<a href={to("settings", { tab: "osobni" })}>{t("title")}</a>} />
      {refusal?.stale ? (
        <StaleNote differences={differences} />
      ) : (
        <ErrorSummary form={form} labelOf={(name) => label[name as keyof Fields] ?? name} told={told} />
      )}
      <div className="sheet">
        <Form {...formProps} version={version}>
          <p className="field"><span className="lab">{t("account:email")}</span> {account.email}</p>
          <TextField field={fields.name} label={label.name} autoComplete="given-name" />
          <TextField field={fields.surname} label={label.surname} autoComplete="family-name" />
          <TextField field={fields.phone} label={label.phone} optional type="tel" autoComplete="tel" width="w12" />
          <Select field={fields.locale} label={label.locale} none={t("languageOfBrowser")} options={languages} width="w12" />
          <Actions>
            <SubmitButton>{t("saveAccount")}</SubmitButton>
            <a href={to("settings", { tab: "osobni" })}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
