import { getFormProps, useForm, type DefaultValue } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Difference } from "../forms/follow-stale.server.ts";
import { useRoot } from "./page.ts";
import type { Refusal } from "../forms/submit-form.server.ts";

/** Hints for a form that was restored after a login: the fields that lack their chosen files (keep-form.server.ts). */
function comeBack(values: { filesAgain?: string | string[] } = {}) {
  const names = [values.filesAgain ?? []].flat();
  if (names.length === 0) return undefined;
  return {
    status: "error",
    initialValue: values,
    error: Object.fromEntries(names.map((name) => [name, ["forms.fileAgain"]])),
  };
}

/**
 * A page's form: its fields with the typed text or `values`, the keys that make a submit act once, and the refusals of
 * the last submit. The server validates, after the submit.
 */
export function useFormPage<T extends Record<string, unknown>>(id: string, values?: DefaultValue<T>) {
  const refusal = useActionData<Refusal>();
  const [returned] = useState(() => comeBack(values as object));
  const { formKey } = useRoot();
  const { t } = useTranslation(["common", "errors", "forms"]);
  const [form, fields] = useForm<T>({
    id,
    lastResult: (refusal?.result ?? returned) as never,
    defaultValue: values,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
  });
  const apiMessage =
    refusal?.apiMessage &&
    ("raw" in refusal.apiMessage ? refusal.apiMessage.raw : t(refusal.apiMessage.key as never, refusal.details));
  return {
    form,
    fields,
    /** For `<Form>`. */
    formProps: { ...getFormProps(form), idempotencyKey: `${formKey}-${id}` },
    refusal,
    /** Values that another user has saved since, where the action has followed them. */
    differences: refusal?.stale ? (refusal.details.differences as Difference[]) : [],
    /** For `<ErrorSummary>`. */
    apiMessage: apiMessage ?? undefined,
    title: returned && !refusal ? String(t("forms:cameBack" as never)) : undefined,
  };
}
