import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

const TIMEOUT_MS = 5000;

/** Remix's own for browsers. Without this file it installs a package that recognises crawlers. */
export default function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remix} url={request.url} abortDelay={TIMEOUT_MS} />,
      {
        onShellReady() {
          const body = new PassThrough();
          headers.set("content-type", "text/html");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
    setTimeout(abort, TIMEOUT_MS);
  });
}
