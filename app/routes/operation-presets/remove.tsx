import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { OperationPreset, RemoveOperationPreset } from "#app/graphql/care/operation-presets.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { operationPresetPages } from "#app/paths/care/operation-presets.ts";

export const handle: PageHandle = {
  i18n: ["operationPresets", "operations", "forms"],
  title: "operationPresets:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, operationPresetPages.operationPresetRemove);
  return (await load(args, OperationPreset, { id: idOf(args) })).medicalOperationPreset;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveOperationPreset, { medicalOperationPreset: idOf(args) });
    return flash(args, redirect(hrefHere(args, operationPresetPages.operationPresets)), {
      key: "operationPresets:removed",
    });
  });

export default function RemoveOperationPresetPage() {
  const { name, medicalOperationsWithCount } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["operationPresets", "operations"]);
  const { formKey } = useRoot();
  const to = useHref();
  const operations = medicalOperationsWithCount.map(
    ({ medicalOperation: { code }, count }) => `${code} ${t("operations:times", { count })}`,
  );
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={name}>{operations.join(", ")}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(operationPresetPages.operationPresets)}
      idempotencyKey={formKey}
    />
  );
}
