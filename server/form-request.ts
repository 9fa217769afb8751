/**
 * A request whose form has been read already: reading its form again answers this one. Written out as a body, its files
 * would be whole in memory.
 */
export function formRequest(request: Request, form: FormData): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "multipart/form-data");
  headers.delete("content-length");
  const bodyless = new Request(request.url, { method: "POST", headers, signal: request.signal });
  return Object.defineProperty(bodyless, "formData", { value: () => Promise.resolve(form) });
}

/** The same as a request without files, for readers of its texts only. */
export function textRequest(request: Request, form: FormData): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new Request(request.url, {
    method: "POST",
    headers,
    signal: request.signal,
    body: new URLSearchParams(texts).toString(),
  });
}
