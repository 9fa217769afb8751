import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PresetFields } from "#app/components/voucher-presets/preset-fields.tsx";
import { drawnRows, newPreset, type PresetFormValues } from "#app/components/voucher-presets/preset-values.ts";
import { usePresetWords } from "#app/components/voucher-presets/use-preset-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateVoucherPreset, VoucherPresetServices } from "#app/graphql/money/voucher-presets.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { serviceOptions, withMoreRows } from "#app/http/voucher-presets/preset-form.server.ts";
import { VoucherPresetForm } from "#rules/inputs/voucher-preset.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";

export const handle: PageHandle = { i18n: ["voucherPresets", "forms", "errors"], title: "voucherPresets:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPresetPages.voucherPresetNew);
  const { procedures } = await load(args, VoucherPresetServices);
  return {
    currency: await myCurrency(args),
    services: serviceOptions(procedures),
    asked: queryOf(args, voucherPresetPages.voucherPresetNew).rows,
    values: ((await keptForm(args)) ?? newPreset()) as PresetFormValues,
  };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, voucherPresetPages.voucherPresetNew).rows) return withMoreRows(args);
  return submitForm(args, VoucherPresetForm(await myCurrency(args)), async (input) => {
    await call(args, CreateVoucherPreset, { input });
    return flash(args, redirect(hrefHere(args, voucherPresetPages.voucherPresets)), {
      key: "voucherPresets:created",
      values: { name: input.name },
    });
  });
}

export default function CreateVoucherPresetPage() {
  const { currency, services, asked, values } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: PresetFormValues }>()?.typed;
  const page = useFormPage<PresetFormValues>("voucher-preset", redrawn ?? values);
  const { t } = useTranslation("voucherPresets");
  const { labelOf } = usePresetWords(services);
  const to = useHref();
  const here = to(voucherPresetPages.voucherPresetNew);
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(voucherPresetPages.voucherPresets), label: t("title") }}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: here } }}
      labelOf={labelOf}
    >
      <PresetFields
        fields={page.fields}
        currency={currency}
        services={services}
        rowOf={(name) => page.fields[name]!.getFieldset()}
        drawn={drawnRows((page.form.initialValue ?? {}) as PresetFormValues, asked)}
        rowsHref={(rows) => to(voucherPresetPages.voucherPresetNew, { rows })}
      />
    </RecordForm>
  );
}
