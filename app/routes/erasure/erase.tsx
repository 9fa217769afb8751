import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErasurePlan, VisitsAhead } from "#app/components/erasure/erasure-plan.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ErasePatient, ErasurePreview, type ErasurePreview as ErasurePlanned } from "#app/graphql/patients/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { ErasureInput } from "#rules/inputs/patients/erasure.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle<{ plan: ErasurePlanned } | undefined> = {
  i18n: ["erasure", "patients", "forms", "errors"],
  title: (t, data) => t(data?.plan.visitsAhead.length === 0 ? "erasure:eraseQuestion" : "erasure:title"),
};

export async function loader(args: LoaderFunctionArgs) {
  const { patientCardErasurePreview: plan } = await load(args, ErasurePreview, { uuid: args.params.uuid! });
  const today = localDate(args.context.now());
  return { plan, today, values: (await keptForm(args)) ?? { requestedOn: today } };
}

export async function action(args: ActionFunctionArgs) {
  const uuid = args.params.uuid!;
  return submitForm(args, ErasureInput(localDate(args.context.now()), await myLocale(args)), async (input, form) => {
    const { patientCard } = (await load(args, ErasurePreview, { uuid })).patientCardErasurePreview;
    const { whole } = (
      await call(args, ErasePatient, { patientCard: patientCard.id, version: Number(form.get("version")), input })
    ).patientCardErase;
    const next = whole ? hrefHere(args, erasurePages.disposalRecord) : hrefHere(args, patientPages.patient, { uuid });
    return flash(args, redirect(next), { key: whole ? "erasure:doneWhole" : "erasure:done" });
  });
}

/** Erasure at a patient's request: the records that go and those that stay, until when and why, and then the action. */
export default function ErasePage() {
  const { plan, today, values } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<Record<"requestedOn" | "request" | "contacts", string>>(
    "erasure",
    values,
  );
  const { t } = useTranslation("erasure");
  const to = useHref();
  const { uuid, version } = plan.patientCard;
  const card = to(patientPages.patient, { uuid });
  const labels: Record<string, string> = {
    requestedOn: t("requestedOn"),
    request: t("requestNote"),
    contacts: t("contacts"),
  };
  const about = <PatientStrip patient={plan.patientCard} href={card} />;
  const planned = (
    <>
      {!plan.keptUntil && (
        <Note title={t("wholeTitle")}>
          <p>{t("wholeText")}</p>
        </Note>
      )}
      <ErasurePlan plan={plan} />
      <p className="top mb">
        <ButtonLink href={to(erasurePages.patientErasePrint, { uuid })} icon="print">
          {t("printAnswer")}
        </ButtonLink>
      </p>
    </>
  );
  if (plan.visitsAhead.length > 0)
    return (
      <>
        <PageHead title={t("title")} />
        <div className="sheet">
          {about}
          <p className="mb">{t("about")}</p>
          <VisitsAhead visits={plan.visitsAhead} hrefOf={(id) => to(calendarPages.event, { id })} />
          {planned}
        </div>
      </>
    );
  return (
    <Confirm
      question={t("eraseQuestion")}
      about={about}
      effect={t("about")}
      does={t("erase")}
      backHref={card}
      {...formProps}
      version={version}
      faults={<ErrorSummary form={form} labelOf={(name) => labels[name] ?? name} apiMessage={apiMessage} />}
      fields={
        <Group legend={t("request")}>
          <DateField field={fields.requestedOn} label={t("requestedOn")} today={today} />
          <TextField field={fields.request} label={t("requestNote")} hint={t("requestHint")} optional maxLength={500} />
          {plan.keeping.some(({ kind }) => kind === "contacts") && (
            <Checkbox field={fields.contacts} label={t("contacts")} hint={t("contactsHint")} />
          )}
        </Group>
      }
    >
      {planned}
    </Confirm>
  );
}
