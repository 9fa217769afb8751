import { errors } from "#rules/errors.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";

/** The file that a form brought in a field; null where none was chosen. */
export function fileOf({ context }: Args, field: string): File | null {
  const sent = context.files?.get(field);
  return sent instanceof File ? sent : null;
}

/** The same where the form makes no sense without: submitForm reports it at the field. */
export function requiredFile(args: Args, field: string): File {
  const file = fileOf(args, field);
  if (file) return file;
  const { code, status, message } = errors.invalidInput;
  throw new CallFailed(
    { kind: "answer", code, status, message, body: null },
    { fields: [{ path: [field], error: "required" }] },
  );
}
