import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RemoveVoucherPreset, VoucherPreset } from "#app/graphql/money/voucher-presets.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatMoney } from "#rules/format.ts";
import { voucherPresetPages } from "#app/paths/money/voucher-presets.ts";

export const handle: PageHandle = {
  i18n: ["voucherPresets", "forms"],
  title: "voucherPresets:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPresetPages.voucherPresetRemove);
  return (await load(args, VoucherPreset, { id: idOf(args) })).procedureVoucherPreset;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveVoucherPreset, { procedureVoucherPreset: idOf(args) });
    return flash(args, redirect(hrefHere(args, voucherPresetPages.voucherPresets)), { key: "voucherPresets:removed" });
  });

export default function RemoveVoucherPresetPage() {
  const { name, price } = useLoaderData<typeof loader>();
  const { t } = useTranslation("voucherPresets");
  const { formKey, locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={name}>{formatMoney(price, locale)}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(voucherPresetPages.voucherPresets)}
      idempotencyKey={formKey}
    />
  );
}
