import { Form as RemixForm, type FormProps } from "@remix-run/react";
import { useContext } from "react";
import { InDialog } from "../dialogs/in-dialog.ts";
import { FewRequired } from "./few-required.ts";

/**
 * Hidden fields: the key by which a submit acts once, the version of the record it is based on, and its initial values.
 */
export type FormKeys = { idempotencyKey?: string; version?: number; was?: string };

/**
 * Every form that writes: it posts, the server judges, and a second sending of the same key does nothing. Sent from a
 * dialog, what follows takes the dialog's place in the history.
 */
export function Form({
  idempotencyKey,
  version,
  was,
  fewRequired = false,
  replace = false,
  children,
  ...rest
}: FormKeys & { fewRequired?: boolean } & Omit<FormProps, "method" | "noValidate">) {
  return (
    <RemixForm {...rest} method="post" noValidate replace={useContext(InDialog) || replace}>
      {/* Enter in a field presses the first button of a form: this one, never a search that comes before the last. */}
      <button className="vh" tabIndex={-1} aria-hidden="true" />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {was !== undefined && <input type="hidden" name="was" value={was} />}
      <FewRequired.Provider value={fewRequired}>{children}</FewRequired.Provider>
    </RemixForm>
  );
}
