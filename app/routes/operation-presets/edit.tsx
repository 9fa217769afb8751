import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { OperationPresetFields } from "#app/components/operation-presets/operation-preset-fields.tsx";
import { useOperationPresetWords } from "#app/components/operation-presets/use-operation-preset-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { UpdateOperationPreset } from "#app/graphql/care/operation-presets.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { presetChoices, presetHere, withRows } from "#app/http/operation-presets/operation-preset-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { operationPresetPages } from "#app/paths/care/operation-presets.ts";
import { OperationPresetForm } from "#rules/inputs/insurance/operation-preset.ts";

export const handle: PageHandle = {
  i18n: ["operationPresets", "operations", "forms", "errors"],
  title: "operationPresets:editTitle",
};

type Name = "name" | "expertise" | "medicalOperationsWithCount" | "version" | "was";
type Choices = Awaited<ReturnType<typeof presetChoices>>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, operationPresetPages.operationPreset);
  const values = await editValues(args, await presetHere(args));
  return { values, choices: await presetChoices(args, values) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, OperationPresetForm, async ({ input, fieldOf }, form) => {
    await call(args, UpdateOperationPreset, {
      medicalOperationPreset: idOf(args),
      version: Number(form.get("version")),
      input,
    }).catch(faultsAt(fieldOf));
    return flash(args, redirect(hrefHere(args, operationPresetPages.operationPresets)), {
      key: "operationPresets:saved",
      values: { name: input.name },
    });
  });
  return withRows(args, await followStale(answer, () => presetHere(args)));
}

export default newForVersion(Editing);

function Editing() {
  const { values, choices } = useLoaderData<typeof loader>();
  const drawn = useActionData<{ choices?: Choices }>()?.choices ?? choices;
  const page = useFormPage<Record<Name, string>>("operations", values);
  const { t } = useTranslation("operationPresets");
  const labelOf = useOperationPresetWords();
  const to = useHref();
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(operationPresetPages.operationPresets), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
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
