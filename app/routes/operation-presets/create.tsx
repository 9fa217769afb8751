import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { OperationPresetFields } from "#app/components/operation-presets/operation-preset-fields.tsx";
import { useOperationPresetWords } from "#app/components/operation-presets/use-operation-preset-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { CreateOperationPreset } from "#app/graphql/care/operation-presets.ts";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newPreset, presetChoices, withRows } from "#app/http/operation-presets/operation-preset-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { operationPresetPages } from "#app/paths/care/operation-presets.ts";
import { OperationPresetForm } from "#rules/inputs/insurance/operation-preset.ts";

export const handle: PageHandle = {
  i18n: ["operationPresets", "operations", "forms", "errors"],
  title: "operationPresets:newTitle",
};

type Choices = Awaited<ReturnType<typeof presetChoices>>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, operationPresetPages.operationPresetNew);
  const values = (await keptForm(args)) ?? (await newPreset(args));
  return { values, choices: await presetChoices(args, values) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, OperationPresetForm, async ({ input, fieldOf }) => {
    await call(args, CreateOperationPreset, { input }).catch(faultsAt(fieldOf));
    return flash(args, redirect(hrefHere(args, operationPresetPages.operationPresets)), {
      key: "operationPresets:created",
      values: { name: input.name },
    });
  });
  return withRows(args, answer);
}

export default function CreateOperationPresetPage() {
  const { values, choices } = useLoaderData<typeof loader>();
  const drawn = useActionData<{ choices?: Choices }>()?.choices ?? choices;
  const page = useFormPage<Record<"name" | "expertise" | "medicalOperationsWithCount", string>>("operations", values);
  const { t } = useTranslation("operationPresets");
  const labelOf = useOperationPresetWords();
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(operationPresetPages.operationPresets), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
    >
      <OperationPresetFields
        form={page.form.id}
        fields={page.fields}
        {...drawn}
        errorOf={(name) => page.form.allErrors[name]?.[0]}
      />
    </RecordForm>
  );
}
