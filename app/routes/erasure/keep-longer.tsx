import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { KeepLonger } from "#app/graphql/patients/erasure.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { KeepLongerInput } from "#rules/inputs/patients/erasure.ts";
import { addMonths } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors"], title: "erasure:keepTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, erasurePages.patientKeep);
  const today = localDate(args.context.now());
  const { patientCard } = await load(args, PatientName, { uuid: args.params.uuid! });
  return {
    name: patientCard.fullName,
    disposal: queryOf(args, erasurePages.patientKeep).disposal,
    today,
    values: (await keptForm(args)) ?? { until: addMonths(today, 12) },
  };
}

export async function action(args: ActionFunctionArgs) {
  return submitForm(
    args,
    KeepLongerInput(localDate(args.context.now()), await myLocale(args)),
    async ({ until, reason }) => {
      const { patientCard } = await load(args, PatientName, { uuid: args.params.uuid! });
      await call(args, KeepLonger, { patientCard: patientCard.id, until, reason });
      const { disposal } = queryOf(args, erasurePages.patientKeep);
      return flash(
        args,
        redirect(
          disposal ? hrefHere(args, erasurePages.disposal, { id: disposal }) : hrefHere(args, erasurePages.disposals),
        ),
        { key: "erasure:keptNow" },
      );
    },
  );
}

/** Excludes a card from disposal: with a reason, and the day to ask again. */
export default function KeepLongerPage() {
  const { name, disposal, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"until" | "reason", string>>("keeping", values);
  const { t } = useTranslation("erasure");
  const to = useHref();
  const list = {
    href: disposal ? to(erasurePages.disposal, { id: disposal }) : to(erasurePages.disposals),
    label: t("backToDisposals"),
  };
  return (
    <RecordForm
      title={t("keepTitle")}
      list={list}
      save={t("keepSave")}
      page={page}
      labelOf={(field) => t(field === "until" ? "keepUntil" : "keepReason")}
    >
      <p className="mb">{t("keepText", { name })}</p>
      <Group legend={t("keepTitle")}>
        <TextArea field={page.fields.reason} label={t("keepReason")} hint={t("keepReasonHint")} maxLength={500} />
        <DateField field={page.fields.until} label={t("keepUntil")} today={today} />
      </Group>
    </RecordForm>
  );
}
