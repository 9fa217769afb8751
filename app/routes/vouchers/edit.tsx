import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { VoucherFields } from "#app/components/vouchers/voucher-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { UpdateVoucher, VoucherPage } from "#app/graphql/money/vouchers.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { VoucherForm } from "#rules/inputs/voucher.ts";
import { isIsoDate, localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["vouchers", "patients", "forms", "errors"], title: "vouchers:editTitle" };

type Values = {
  name: string;
  validTo: string;
  reason: string;
  availableProceduresWithCount: Record<"procedure" | "count", string>[];
};

/** The voucher and its values as the form shows them. */
async function loadShown(args: LoaderFunctionArgs) {
  const { procedureVoucher: voucher } = await load(args, VoucherPage, { id: idOf(args) });
  const { name, validTo, availableProceduresWithCount: left } = voucher;
  const values: Values = {
    name,
    validTo,
    reason: "",
    availableProceduresWithCount: left.map(({ procedure, count }) => ({
      procedure: String(procedure.id),
      count: String(count),
    })),
  };
  return { voucher, values };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherEdit);
  const { voucher, values } = await loadShown(args);
  const kept = (await keptForm(args)) as (Values & { version: string }) | null;
  return {
    id: voucher.id,
    patient: voucher.patientCard,
    services: voucher.availableProceduresWithCount.map(({ procedure }) => procedure.name),
    anyExpired: voucher.expiredProceduresWithCount.some(({ count }) => count > 0),
    version: kept ? Number(kept.version) : voucher.version,
    values: kept ?? values,
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = VoucherForm(localDate(args.context.now()), await myLocale(args));
  const answer = await submitForm(args, form, async (input, sent) => {
    const id = idOf(args);
    await call(args, UpdateVoucher, {
      procedureVoucher: id,
      version: Number(sent.get("version")),
      input: { ...input, validTo: input.validTo! },
    });
    return flash(args, redirect(hrefHere(args, voucherPages.voucher, { id })), { key: "vouchers:saved" });
  });
  return followStale(answer, async () => {
    const { voucher, values } = await loadShown(args);
    return { shown: values, version: voucher.version };
  });
}

export default function EditVoucherPage() {
  const { id, patient, services, anyExpired, version, values, today } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("voucher", values);
  const { t, i18n } = useTranslation("vouchers");
  const to = useHref();
  const labelOf = (name: string) => {
    const [, row] = /^availableProceduresWithCount\[(\d+)\]/.exec(name) ?? [];
    return row === undefined ? t(name as "name") : t("countOf", { service: services[Number(row)] });
  };
  return (
    <RecordForm
      title={t("editTitle")}
      patient={<PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid })} />}
      list={{ href: to(voucherPages.voucher, { id }), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      inWords={(name, value) =>
        name === "validTo" && isIsoDate(value) ? formatDate(value, i18n.language as Locale) : value
      }
      version={version}
      fewRequired
    >
      <VoucherFields
        fields={page.fields}
        rows={page.fields.availableProceduresWithCount.getFieldList().map((row) => row.getFieldset())}
        services={services}
        today={today}
        anyExpired={anyExpired}
      />
    </RecordForm>
  );
}
