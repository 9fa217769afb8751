import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InsuranceConfigInput } from "#rules/inputs/insurance/config.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { NumberFields } from "#app/components/insurance/number-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InsuranceSettings, UpdateInsuranceConfig } from "#app/graphql/insurers/insurance.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:numbersTitle" };

async function loadShown(args: LoaderFunctionArgs) {
  const { me, insurerBranches } = await load(args, InsuranceSettings);
  const { version, vzp, ...config } = me.profile!.medicalCenter!.insuranceConfig!;
  return {
    branches: insurerBranches,
    proposed: config.proposedVzp,
    version,
    shown: {
      vzp: vzp ?? "",
      kBatchSequenceId: String(config.kBatchSequenceId),
      kBatchItemSequenceId: String(config.kBatchItemSequenceId),
      fBatchSequenceId: String(config.fBatchSequenceId),
    },
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurancePages.insuranceNumbers);
  const { branches, proposed, ...record } = await loadShown(args);
  return { branches, proposed, values: await editValues(args, record) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, InsuranceConfigInput, async (input, form) => {
    await call(args, UpdateInsuranceConfig, { input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), { key: "insurance:numbersSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { branches, proposed, values } = useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("insurance-numbers", values);
  const { t } = useTranslation("insurance");
  const to = useHref();
  return (
    <RecordForm
      title={t("numbersTitle")}
      list={{ href: to(insurancePages.insurance), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "vzp")}
      basis={page.fields}
    >
      <NumberFields fields={page.fields} branches={branches} proposed={proposed} />
    </RecordForm>
  );
}
