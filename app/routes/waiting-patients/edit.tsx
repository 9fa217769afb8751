import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import {
  WaitingPatientFields,
  waitingPatientFieldNames,
} from "#app/components/waiting-patients/waiting-patient-fields.tsx";
import { WishDifferences } from "#app/components/waiting-patients/wish-differences.tsx";
import { api } from "#app/graphql/client.server.ts";
import { UpdateWaitingPatient, WaitingPatient } from "#app/graphql/waiting-patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { differencesOf, waitingPatientValues, type WishDifference } from "#app/http/waiting-patient-form.server.ts";
import { WaitingPatientInput } from "#rules/inputs/waiting-patient.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "forms", "errors"], title: "waitingPatients:editTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { waitingPatient: detail } = await api(args, WaitingPatient, { id });
  const { waitingPatient: wish } = detail;
  const values: Record<string, unknown> = (await keptForm(args)) ?? waitingPatientValues(wish, await myLocale(args));
  // What a wish names stays to be seen, though it is no longer offered.
  const profiles = [
    ...detail.profiles,
    ...wish.profiles.filter((one) => detail.profiles.every(({ id }) => id !== one.id)),
  ];
  const procedures = [
    ...detail.procedures,
    ...wish.procedures.filter((one) => detail.procedures.every(({ id }) => id !== one.id)),
  ];
  return {
    id,
    card: wish.patientCard,
    place: {
      procedure: wish.procedures[0]?.id,
      staffs: wish.profiles.map(({ id }) => id),
      weekdays: wish.weekdays,
      patient: wish.patientCard.id,
      waitingPatient: id,
    },
    values,
    procedures: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
    profiles: profiles.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const id = idOf(args);
  let sent: WaitingPatientInput | undefined;
  const answer = await submitForm(
    args,
    WaitingPatientInput(localDate(args.context.now()), await myLocale(args)),
    async (input, form) => {
      sent = input;
      await api(args, UpdateWaitingPatient, { id, input, version: Number(form.get("version")) });
      return flash(args, redirect(hrefHere(args, "waitingPatients")), { key: "waitingPatients:saved" });
    },
  );
  if (answer instanceof Response || !answer.data.stale) return answer;
  const { waitingPatient: wish } = (await api(args, WaitingPatient, { id })).waitingPatient;
  return data(
    { ...answer.data, details: { differences: differencesOf(sent!, wish), version: wish.version } },
    answer.init ?? {},
  );
}

export default function EditWaitingPatientPage() {
  const { id, card, place, values, procedures, profiles, today } = useLoaderData<typeof loader>();
  const { form, fields, formProps, refusal, told } = useFormPage<Record<string, unknown>>("waiting", values as never);
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const stale = refusal?.stale ? (refusal.details as { differences: WishDifference[]; version: number }) : null;
  return (
    <>
      <PageHead
        title={t("editTitle")}
        over={card.fullName}
        actions={
          <>
            <ButtonLink href={to("freePlaces", place)} icon="calendar">
              {t("findPlace")}
            </ButtonLink>
            <ButtonLink href={to("patient", { uuid: card.uuid })} icon="cards">
              {t("toCard")}
            </ButtonLink>
            <ButtonLink href={to("waitingPatientRemove", { id })} icon="bin">
              {t("remove")}
            </ButtonLink>
          </>
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => t(name as "note")} told={told} />
        {stale && <WishDifferences differences={stale.differences} procedures={procedures} profiles={profiles} />}
        <Form {...formProps} version={Number(stale?.version ?? fields.version!.initialValue)}>
          <WaitingPatientFields
            fields={Object.fromEntries(waitingPatientFieldNames.map((name) => [name, fields[name]!])) as never}
            today={today}
            procedures={procedures}
            profiles={profiles}
          />
          <Actions>
            <SubmitButton>{t("save")}</SubmitButton>
            <a href={to("waitingPatients")}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
