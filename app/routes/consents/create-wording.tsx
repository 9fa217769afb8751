import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateWording, WordingToReplace } from "#app/graphql/patients/consents.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { WordingInput } from "#rules/inputs/patients/consent.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:newWording" };

/** The text that is replaced, and its number: the version the new one is based on. */
async function loadShown(args: LoaderFunctionArgs) {
  const { gdprWording } = await load(args, WordingToReplace);
  return { shown: { text: gdprWording?.text ?? "" }, version: gdprWording?.number ?? 0 };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, consentPages.gdprWordingNew);
  return { values: await editValues(args, await loadShown(args)) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, WordingInput, async ({ text }, form) => {
    const { gdprWordingCreate } = await call(args, CreateWording, { text, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, consentPages.gdpr)), {
      key: "consents:wordingSaved",
      values: gdprWordingCreate,
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Writing);

function Writing() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"text" | "version" | "was", string>>("wording", values);
  const { t } = useTranslation("consents");
  const to = useHref();
  return (
    <RecordForm
      title={t("newWording")}
      list={{ href: to(consentPages.gdpr), label: t("title") }}
      save={t("saveWording")}
      page={page}
      labelOf={() => t("wordingText")}
      basis={page.fields}
    >
      <Group legend={t("newWording")}>
        <TextArea
          field={page.fields.text}
          label={t("wordingText")}
          hint={t("wordingTextHint")}
          rows={24}
          maxLength={20_000}
        />
      </Group>
    </RecordForm>
  );
}
