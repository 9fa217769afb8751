import { errors, type ErrorName } from "#rules/errors.ts";

/** A refusal or failure for programs: in the forms of REST and of GraphQL. */
export function errorAnswer(name: ErrorName, id?: string): Response {
  const { status, code, message } = errors[name];
  return Response.json({ error: { code, message, id }, errors: [{ message, extensions: { code, id } }] }, { status });
}

/** Sets Retry-After, where it is known. */
export function comeAgain(answer: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) answer.headers.set("retry-after", String(seconds));
  return answer;
}
