import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailTextInput } from "#rules/inputs/notice.ts";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextPreview } from "#app/components/notices/text-preview.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { EmailText, TryEmailText, UpdateEmailText } from "#app/graphql/center/notice-texts.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { noticePages } from "#app/paths/center/notices.ts";

export const handle: PageHandle = { i18n: ["notices", "forms", "errors"], title: "notices:emailTitle" };

async function loadShown(args: LoaderFunctionArgs) {
  const text = (await load(args, EmailText, { id: idOf(args) })).emailNotification;
  const { subject, message } = text;
  return { shown: { subject, message }, version: text.version, text };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.emailText);
  const { shown, version, text } = await loadShown(args);
  const { occasion, language, preview } = text;
  const values = await editValues(args, { shown, version });
  return { values, occasion, language, preview };
}

export async function action(args: ActionFunctionArgs) {
  const id = idOf(args);
  const answer = await submitForm(args, EmailTextInput, async (input, form, drawAgain) => {
    if (form.get("then") === "preview")
      return drawAgain({ preview: (await call(args, TryEmailText, { id, ...input })).emailNotification.preview });
    await call(args, UpdateEmailText, { id, input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, noticePages.emailText, { id })), { key: "notices:textSaved" });
  });
  return followStale(answer, () => loadShown(args));
}

/** A new form when another user's version came in between, or a text of the product is back. */
export default function EmailTextPage() {
  const refusal = useActionData<Refusal>();
  const { values } = useLoaderData<typeof loader>();
  return <Editing key={`${String(refusal?.details.version)} ${String(values.version)}`} />;
}

function Editing() {
  const { values, occasion, language, preview } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"subject" | "message" | "version" | "was", string>>("email-text", values);
  const shown = (page.refusal?.details.preview as typeof preview | undefined) ?? preview;
  const { t } = useTranslation("notices");
  const to = useHref();
  return (
    <RecordForm
      title={t("emailTitle")}
      list={{ href: to(noticePages.notices), label: t("title") }}
      save={t("saveText")}
      page={page}
      labelOf={(name) => t(name as "message")}
      basis={page.fields}
      more={
        <SubmitButton tone="plain" then="preview">
          {t("showPreview")}
        </SubmitButton>
      }
      aside={<TextPreview {...shown} />}
    >
      <p className="mb">{t("of", { occasion: t(`occasions.${occasion}`), language: t(`languages.${language}`) })}</p>
      <TextField field={page.fields.subject} label={t("subject")} maxLength={150} width="w100" />
      <TextArea field={page.fields.message} label={t("message")} hint={t("messageHint")} rows={14} maxLength={5000} />
    </RecordForm>
  );
}
