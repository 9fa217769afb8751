import { Form as RemixForm, type FormProps } from "@remix-run/react";

/** What makes a submit act once, and which version of the record it is based on. */
export type FormKeys = { idempotencyKey?: string; version?: number };

/** Every form that writes: it posts, the server judges, and a second sending of the same key does nothing. */
export function Form({ idempotencyKey, version, children, ...rest }: FormKeys & Omit<FormProps, "method" | "noValidate">) {
  return (
    <RemixForm {...rest} method="post" noValidate>
      {/* Enter in a field presses the first button of a form: this one, never a search that stands before the last. */}
      <button className="vh" tabIndex={-1} aria-hidden="true" />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
    </RemixForm>
  );
}
