import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { MoneyField } from "#app/components/forms/fields/money-field.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { SellVoucher, VoucherSale } from "#app/graphql/money/vouchers.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { formatMoney } from "#rules/format.ts";
import { VoucherSaleInput } from "#rules/inputs/voucher.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";

export const handle: PageHandle = { i18n: ["vouchers", "patients", "forms", "errors"], title: "vouchers:sellTitle" };

type Values = Record<"procedureVoucherPreset" | "price" | "discountReason", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherNew);
  const { patientCard, procedureVoucherPresets } = await load(args, VoucherSale, { uuid: args.params.uuid! });
  const locale = await myLocale(args);
  const presets = procedureVoucherPresets.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name} – ${formatMoney(price, locale)}`,
  }));
  const only = presets.length === 1 ? presets[0]!.value : "";
  const values = ((await keptForm(args)) ?? {
    procedureVoucherPreset: only,
    price: "",
    discountReason: "",
  }) as Values;
  return { patient: patientCard, presets, currency: await myCurrency(args), values };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, VoucherSaleInput(await myCurrency(args)), async (input) => {
    const { patientCard } = await call(args, VoucherSale, { uuid: args.params.uuid! });
    const { procedureVoucherCreate: sold } = await call(args, SellVoucher, { patientCard: patientCard.id, input });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: sold.payment!.id })), {
      key: "vouchers:sold",
    });
  });

export default function SellVoucherPage() {
  const { patient, presets, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("voucher", values);
  const { t } = useTranslation("vouchers");
  const to = useHref();
  const card = to(patientPages.patient, { uuid: patient.uuid, tab: "permanentky" });
  const discounts = useMay("payment:discount");
  if (presets.length === 0) return <EmptyState title={t("noPresetsTitle")}>{t("noPresetsText")}</EmptyState>;
  return (
    <RecordForm
      title={t("sellTitle")}
      patient={<PatientStrip patient={patient} href={card} />}
      list={{ href: card, label: t("listTitle") }}
      save={t("sell")}
      page={page}
      labelOf={(name) => t(name === "procedureVoucherPreset" ? "preset" : (name as "price"))}
      fewRequired
    >
      <Group legend={t("title")}>
        <Select
          field={page.fields.procedureVoucherPreset}
          label={t("preset")}
          hint={t("presetHint")}
          options={presets}
          none={presets.length === 1 ? undefined : t("presetNone")}
          width="w20"
        />
        <MoneyField field={page.fields.price} label={t("price")} hint={t("priceHint")} optional currency={currency} />
        {discounts && (
          <TextField
            field={page.fields.discountReason}
            label={t("discountReason")}
            hint={t("discountHint")}
            optional
            autoComplete="off"
          />
        )}
      </Group>
    </RecordForm>
  );
}
