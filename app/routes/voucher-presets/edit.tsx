import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PresetFields } from "#app/components/voucher-presets/preset-fields.tsx";
import {
  drawnRows,
  goneServices,
  presetValues,
  type PresetFormValues,
} from "#app/components/voucher-presets/preset-values.ts";
import { usePresetWords } from "#app/components/voucher-presets/use-preset-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { UpdateVoucherPreset, VoucherPresetToEdit } from "#app/graphql/money/voucher-presets.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { PriceHistory } from "#app/components/prices/price-history.tsx";
import { pricePages } from "#app/paths/money/prices.ts";
import { localDate } from "#rules/time/time.ts";
import { serviceOptions, withMoreRows } from "#app/http/voucher-presets/preset-form.server.ts";
import { VoucherPresetForm } from "#rules/inputs/voucher-preset.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";

export const handle: PageHandle = {
  i18n: ["voucherPresets", "prices", "forms", "errors"],
  title: "voucherPresets:editTitle",
};

/** The preset, its values in the form, and the services to choose from. */
async function loadShown(args: LoaderFunctionArgs) {
  const { procedureVoucherPreset: preset, procedures } = await load(args, VoucherPresetToEdit, { id: idOf(args) });
  return { preset, procedures, shown: presetValues(preset, await myLocale(args)) };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPresetPages.voucherPreset);
  const { preset, procedures, shown } = await loadShown(args);
  const { id, version, prices } = preset;
  return {
    id,
    prices,
    today: localDate(args.context.now()),
    currency: await myCurrency(args),
    services: serviceOptions(procedures),
    gone: goneServices(preset),
    asked: queryOf(args, voucherPresetPages.voucherPreset).rows,
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, voucherPresetPages.voucherPreset).rows) return withMoreRows(args);
  const answer = await submitForm(args, VoucherPresetForm(await myCurrency(args)), async (input, form) => {
    await call(args, UpdateVoucherPreset, {
      procedureVoucherPreset: idOf(args),
      version: Number(form.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, voucherPresetPages.voucherPresets)), {
      key: "voucherPresets:saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, async () => {
    const { preset, shown } = await loadShown(args);
    return { shown, version: preset.version };
  });
}

export default newForVersion(Editing);

function Editing() {
  const { id, prices, today, currency, services, gone, asked, values } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: PresetFormValues }>()?.typed;
  const page = useFormPage<PresetFormValues>("voucher-preset", redrawn ?? values);
  const { t } = useTranslation("voucherPresets");
  const { labelOf, inWords } = usePresetWords(services);
  const to = useHref();
  const here = to(voucherPresetPages.voucherPreset, { id });
  return (
    <>
      <RecordForm
        title={t("editTitle")}
        list={{ href: to(voucherPresetPages.voucherPresets), label: t("title") }}
        save={t("save")}
        page={{ ...page, formProps: { ...page.formProps, action: here } }}
        labelOf={labelOf}
        basis={page.fields}
        inWords={inWords}
      >
        <PresetFields
          fields={page.fields}
          currency={currency}
          services={services}
          rowOf={(name) => page.fields[name]!.getFieldset()}
          gone={gone}
          drawn={drawnRows((page.form.initialValue ?? {}) as PresetFormValues, asked)}
          rowsHref={(rows) => to(voucherPresetPages.voucherPreset, { id, rows })}
        />
      </RecordForm>
      <PriceHistory
        prices={prices}
        currency={currency}
        today={today}
        addHref={to(pricePages.priceNew, { kind: "permanentka", id })}
        removeHref={(price) => to(pricePages.priceRemove, { id: price })}
      />
    </>
  );
}
