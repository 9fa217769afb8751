import type { Args } from "./context.ts";

/** The same request as one that only reads, also while a form is handled: what fails in it becomes a page. */
export function reading<A extends Args>(args: A): A {
  if (args.request.method === "GET") return args;
  const { url, headers, signal } = args.request;
  return { ...args, request: new Request(url, { headers, signal }) };
}
