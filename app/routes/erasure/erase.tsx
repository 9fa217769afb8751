import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { ErasurePlan, VisitsAhead } from "#app/components/erasure/erasure-plan.tsx";
import { Checkbox } from "#app/components/forms/checkbox.tsx";
import { DateField } from "#app/components/forms/date-field.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions, Group } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ErasePatient, ErasurePreview } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { reading } from "#app/http/reading.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { ErasureInput } from "#rules/inputs/erasure.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCardErasurePreview: plan } = await api(args, ErasurePreview, { uuid: args.params.uuid! });
  const today = localDate(args.context.now());
  return { plan, today, values: (await keptForm(args)) ?? { requestedOn: today } };
}

export async function action(args: ActionFunctionArgs) {
  const uuid = args.params.uuid!;
  return submitForm(args, ErasureInput(localDate(args.context.now()), await myLocale(args)), async (input, form) => {
    const { patientCard } = (await api(reading(args), ErasurePreview, { uuid })).patientCardErasurePreview;
    const { whole } = (
      await api(args, ErasePatient, { patientCard: patientCard.id, version: Number(form.get("version")), input })
    ).patientCardErase;
    const next = whole ? hrefHere(args, "disposalRecord") : hrefHere(args, "patient", { uuid });
    return flash(args, redirect(next), { key: whole ? "erasure:doneWhole" : "erasure:done" });
  });
}

/** What a patient asks to have erased: what goes, what stays until when and why, and then the deed. */
export default function ErasePage() {
  const { plan, today, values } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<Record<"requestedOn" | "request" | "contacts", string>>(
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
        over={<a href={to("patient", { uuid })}>{fullName}</a>}
        actions={
          <ButtonLink href={to("patientErasePrint", { uuid })} icon="print">
            {t("printAnswer")}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => labels[name] ?? name} told={told} />
        <p className="mb read">{t("about")}</p>
        {plan.visitsAhead.length > 0 && <VisitsAhead visits={plan.visitsAhead} hrefOf={(id) => to("event", { id })} />}
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
              <a href={to("patient", { uuid })}>{t("forms:cancel")}</a>
            </Actions>
          </Form>
        )}
      </div>
    </>
  );
}
