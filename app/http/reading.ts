import type { Args } from "./context.ts";

/** The same request as one that only reads, also while a form is handled: what fails in it becomes a page. */
export function reading<A extends Args>(args: A): A {
  if (args.request.method === "GET") return args;
  const { url, headers, signal } = args.request;
  return { ...args, request: new Request(url, { headers, signal }) };
}

/** The same request as one that handles a form, also while a page is read: what fails in it can be caught. */
export function handling<A extends Args>(args: A): A {
  const headers = new Headers(args.request.headers);
  for (const ofBody of ["content-type", "content-length"]) headers.delete(ofBody);
  return { ...args, request: new Request(args.request.url, { method: "POST", headers }) };
}
