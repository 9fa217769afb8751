import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { professions } from "#rules/codes.ts";
import { countryOptions } from "#rules/patients/countries.ts";
import { AcceptanceInput, FounderInput } from "#rules/inputs/accounts/account.ts";
import { PersonFields } from "#app/components/accounts/person-fields.tsx";
import { TokenProblem } from "#app/components/accounts/token-problem.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import {
  AcceptInvitation,
  CheckToken,
  FoundMedicalCenter,
  Invitation,
  RegistrationOpen,
} from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:createProfileTitle" };

/** A profile in a medical centre: by an invitation's token, or the first one of a new centre. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await signedIn(args);
  const { token } = queryOf(args, accountPages.createProfile);
  const kept = await keptForm(args);
  if (!token) {
    const { registrationOpen } = await load(args, RegistrationOpen);
    if (!registrationOpen) return { shows: "closed" as const };
    return { shows: "founding" as const, countries: countryOptions(await localeOf(args, user.locale)), kept };
  }
  const { verifyToken } = await load(args, CheckToken, { token });
  if (verifyToken.tokenType !== "INVITATION") return { shows: "ended" as const };
  if (verifyToken.email !== user.email) return { shows: "somebodyElse" as const, email: verifyToken.email };
  const { profileInvitation } = await load(args, Invitation, { token });
  return { shows: "invitation" as const, profile: profileInvitation.profile, kept };
}

export function action(args: ActionFunctionArgs) {
  const { token } = queryOf(args, accountPages.createProfile);
  const welcome = async (key: string) => flash(args, redirect(hrefHere(args, calendarPages.home)), { key });
  if (!token)
    return submitForm(args, FounderInput, async (input) => {
      await call(args, FoundMedicalCenter, { input });
      return welcome("accounts:welcomeFounder");
    });
  return submitForm(args, AcceptanceInput, async (input) => {
    await call(args, AcceptInvitation, { token, input });
    return welcome("accounts:welcome");
  });
}

type Person = Record<"degreeBefore" | "name" | "surname" | "degreeAfter" | "phone", string>;
type Founder = Person & Record<"motusProfession" | "medicalCenterName" | "country", string>;
type Shown<K> = Extract<SerializeFrom<typeof loader>, { shows: K }>;

export default function CreateProfile() {
  const data = useLoaderData<typeof loader>();
  const { user } = useRoot();
  const { t } = useTranslation("accounts");
  const to = useHref();
  if (data.shows === "invitation") return <Acceptance {...data} />;
  if (data.shows === "founding") return <Founding {...data} />;
  if (data.shows === "somebodyElse")
    return (
      <TokenProblem title={t("somebodyElseTitle")} action={{ href: to(accountPages.logout), label: t("logout") }}>
        {t("somebodyElseText", { email: data.email, user: user?.email })}
      </TokenProblem>
    );
  const [title, text] =
    data.shows === "ended"
      ? (["linkEndedTitle", "invitationEnded"] as const)
      : (["createProfileTitle", "foundingClosed"] as const);
  return (
    <TokenProblem
      title={t(title)}
      action={{ href: to(accountPages.chooseProfile, { skipRedirect: true }), label: t("myPlaces") }}
    >
      {t(text)}
    </TokenProblem>
  );
}

function Acceptance({ profile, kept }: Shown<"invitation">) {
  const { form, fields, formProps, apiMessage } = useFormPage<Person>("accept", kept ?? profile);
  const { t } = useTranslation("accounts");
  return (
    <>
      <h1>{t("acceptTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => t(name as "name")} apiMessage={apiMessage} />
      <p className="mb">
        {t("acceptText", { center: profile.medicalCenter?.name, role: t(`role.${profile.profileRole}`) })}
      </p>
      <Form {...formProps} fewRequired>
        <PersonFields fields={fields} />
        <SubmitButton wide>{t("accept")}</SubmitButton>
      </Form>
    </>
  );
}

function Founding({ countries, kept }: Shown<"founding">) {
  const values = kept ?? { country: "CZ", motusProfession: "PHYSIOTHERAPIST" };
  const { form, fields, formProps, apiMessage } = useFormPage<Founder>("found", values);
  const { t } = useTranslation("accounts");
  const countryNames = countries.map(({ code, name }) => ({ value: code, label: name }));
  const professionNames = professions.map((value) => ({ value, label: t(`profession.${value}`) }));
  return (
    <>
      <h1>{t("createProfileTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => t(name as "name")} apiMessage={apiMessage} />
      <p className="mb">{t("createProfileText")}</p>
      <Form {...formProps}>
        <TextField
          field={fields.medicalCenterName}
          label={t("medicalCenterName")}
          autoComplete="organization"
          width="w100"
        />
        <Select
          field={fields.country}
          label={t("country")}
          hint={t("countryHint")}
          options={countryNames}
          width="w100"
        />
        <PersonFields fields={fields} />
        <Select field={fields.motusProfession} label={t("motusProfession")} options={professionNames} width="w100" />
        <SubmitButton wide>{t("found")}</SubmitButton>
      </Form>
    </>
  );
}
