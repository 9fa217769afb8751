import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print, type DocumentNode } from "graphql";
import { ClientError, GraphQLClient } from "graphql-request";
import type { AppLoadContext } from "@remix-run/node";
import { errorNamed } from "#rules/errors.ts";
import { CallFailed, failureOf } from "./failure.ts";
import { withFiles } from "./with-files.server.ts";

/** The text of each document: it is the same for every request, and costs more to print than to send. */
const texts = new WeakMap<object, string>();

function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** A document, with its variables where it has any. */
export type Asked<Result, Variables extends object> = [
  document: TypedDocumentNode<Result, Variables>,
  ...variables: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables],
];

/**
 * Asks the API with the request's own cookies; a failure is a `CallFailed`, which `submitForm` shows in the form. A
 * call is answered to its end, also where the browser has left by then.
 */
export async function call<Result, Variables extends object>(
  { request, context }: { request: Request; context: AppLoadContext },
  ...[document, variables]: Asked<Result, Variables>
): Promise<Result> {
  const client = new GraphQLClient("http://motus/graphql", {
    fetch: withFiles(context.api, variables),
    excludeOperationName: true,
  });
  const requestHeaders: Record<string, string> = {};
  const cookie = request.headers.get("cookie");
  if (cookie) requestHeaders.cookie = cookie;
  const browser = request.headers.get("user-agent");
  if (browser) requestHeaders["user-agent"] = browser;
  if (context.unattended) requestHeaders["x-unattended"] = "1";
  // Makes any key of a form safe in a header.
  if (context.idempotencyKey) requestHeaders["idempotency-key"] = encodeURIComponent(context.idempotencyKey);
  try {
    const { data, headers } = await client.rawRequest<Result>({
      query: textOf(document),
      variables: variables as object,
      requestHeaders,
    });
    context.renewedToken = headers.get("x-session-token") ?? context.renewedToken;
    return data;
  } catch (thrown) {
    const failed = callFailed(thrown);
    context.retryAfter = failed.details.retryAfterSeconds as number | undefined;
    throw failed;
  }
}

function callFailed(thrown: unknown): CallFailed {
  if (!(thrown instanceof ClientError)) return new CallFailed(failureOf(thrown));
  const [error] = thrown.response.errors ?? [];
  const { code, fields, ...details } = (error?.extensions ?? {}) as {
    code?: string;
    fields?: { path: (string | number)[]; code: string }[];
  };
  return new CallFailed(
    { kind: "answer", message: error?.message ?? "", code, status: thrown.response.status, body: thrown.response },
    { ...details, fields: fields?.map(({ path, code }) => ({ path, error: errorNamed(code) ?? "valueInvalid" })) },
  );
}
