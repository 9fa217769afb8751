import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErasurePlan, VisitsAhead } from "#app/components/erasure/erasure-plan.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions, Group } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { ErasePatient, ErasurePreview } from "#app/graphql/erasure.ts";
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
import { calendarPages } from "#app/paths/calendar.ts";
import { erasurePages } from "#app/paths/erasure.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:title" };

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
  const { t } = useTranslation(["erasure", "forms"]);
  const to = useHref();
  const { uuid, fullName, version } = plan.patientCard;
  const labels: Record<string, string> = {
    requestedOn: t("requestedOn"),
    request: t("requestNote"),
    contacts: t("contacts"),
  };
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(patientPages.patient, { uuid })}>{fullName}</a>}
        actions={
          <ButtonLink href={to(erasurePages.patientErasePrint, { uuid })} icon="print">
            {t("printAnswer")}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => labels[name] ?? name} apiMessage={apiMessage} />
        <p className="mb read">{t("about")}</p>
        {plan.visitsAhead.length > 0 && (
          <VisitsAhead visits={plan.visitsAhead} hrefOf={(id) => to(calendarPages.event, { id })} />
        )}
        {!plan.keptUntil && (
          <Note title={t("wholeTitle")}>
            <p>{t("wholeText")}</p>
          </Note>
        )}
        <ErasurePlan plan={plan} />
        {plan.visitsAhead.length === 0 && (
          <Form {...formProps} version={version}>
            <Group legend={t("request")}>
              <DateField field={fields.requestedOn} label={t("requestedOn")} today={today} />
              <TextField
                field={fields.request}
                label={t("requestNote")}
                hint={t("requestHint")}
                optional
                maxLength={500}
              />
              {plan.keeping.some(({ kind }) => kind === "contacts") && (
                <Checkbox field={fields.contacts} label={t("contacts")} hint={t("contactsHint")} />
              )}
            </Group>
            <Actions>
              <SubmitButton tone="bad">{t("erase")}</SubmitButton>
              <a href={to(patientPages.patient, { uuid })}>{t("forms:cancel")}</a>
            </Actions>
          </Form>
        )}
      </div>
    </>
  );
}
