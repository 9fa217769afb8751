import { errorNamed } from "#rules/errors.ts";
import type { Failure } from "#app/graphql/failure.ts";

/** The message for the user: a known error in their language; else the API's own text. */
export type ApiMessage = { key: `errors:${string}`; closesAfter: 5000 } | { raw: string; closesAfter: 7500 };

export function toApiMessage(failure: Failure): ApiMessage {
  const known =
    failure.kind === "answer"
      ? (errorNamed(failure.code) ?? (failure.message === "Invalid phone number" ? "phoneInvalid" : undefined))
      : failure.kind;
  if (known) return { key: `errors:${known}`, closesAfter: 5000 };
  return failure.message
    ? { raw: failure.message, closesAfter: 7500 }
    : { key: "errors:unexpected", closesAfter: 5000 };
}
