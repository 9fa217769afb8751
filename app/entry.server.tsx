import { Writable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { ReactNode } from "react";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { locales, type Locale } from "#rules/codes.ts";
import { Printed } from "#app/components/calendar/printed.ts";
import { FirstStyles } from "#app/components/first-styles.ts";
import { LATER } from "#app/components/later.ts";
import { Nonce } from "#app/components/nonce.ts";
import { Unfinished } from "#app/components/prints/unfinished.tsx";
import { wordsOf } from "#app/i18n/words.server.ts";
import { scriptsAfterPaint } from "#app/http/page/scripts-after-paint.server.ts";
import { sheetCookie } from "#app/http/page/sheet-cookie.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import css from "./styles/app.css?url";
import styles from "./styles/first-view.css?inline";

/** The id of its route: no item of the menu, and its name. */
const LOGIN = "none/login";

export const streamTimeout = 10_000;

/**
 * Draws the whole page before it answers, since one body compresses best; only on a loader's request the rest is drawn
 * while it is sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const root = remix.staticHandlerContext.loaderData?.root as { locale?: Locale; user?: object | null } | undefined;
  const locale = root?.locale && locales.includes(root.locale) ? root.locale : await localeOf({ request, context });
  headers.set("content-type", "text/html; charset=utf-8");
  const leaf = remix.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  // Strangers get no cookie: pages for everybody wait for the style sheet.
  const sheet = root?.user || leaf === LOGIN ? await sheetCookie({ request, context }, css) : undefined;
  if (sheet) headers.append("set-cookie", sheet);
  const { firstStyles } = (remix.routeModules[leaf]?.handle ?? {}) as PageHandle;
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={wordsOf(locale)}>
        <Nonce.Provider value={context.nonce}>
          <FirstStyles.Provider value={sheet && firstStyles && status === 200 ? styles : undefined}>
            <Printed.Provider value={context.printed}>
              <RemixServer context={remix} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
            </Printed.Provider>
          </FirstStyles.Provider>
        </Nonce.Provider>
      </I18nextProvider>,
      {
        nonce: context.nonce,
        onAllReady() {
          // Until then the timer holds all that the page was drawn from.
          clearTimeout(late);
          const chunks: Buffer[] = [];
          const write = (chunk: Buffer, _: unknown, done: () => void) => (chunks.push(chunk), done());
          pipe(
            new Writable({ write }).on("finish", () => {
              const page = scriptsAfterPaint(withoutZeros(Buffer.concat(chunks)));
              const place = page.indexOf(LATER);
              if (!context.later || place < 0) return resolve(new Response(page, { headers, status }));
              headers.set("x-accel-buffering", "no");
              const pieces = inPieces(page.subarray(0, place), context.later, page.subarray(place + LATER.length));
              resolve(new Response(ReadableStream.from(pieces) as BodyInit, { headers, status }));
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) complain(error, context);
        },
      },
    );
    const late = setTimeout(abort, streamTimeout).unref();
  });

  /** The status is sent by then: a later failure is shown in the page. */
  async function* inPieces(head: Buffer, later: AsyncIterable<ReactNode>, foot: Buffer) {
    const draw = (piece: ReactNode) =>
      Buffer.from(renderToStaticMarkup(<I18nextProvider i18n={wordsOf(locale)}>{piece}</I18nextProvider>));
    yield head;
    try {
      for await (const piece of later) yield draw(piece);
    } catch (error) {
      if (!(error instanceof Response)) complain(error, context);
      yield draw(<Unfinished />);
    }
    yield foot;
  }
}

const complain = (error: unknown, { requestId: id, log }: AppLoadContext) =>
  log({ level: "error", id, error: error instanceof Error ? error.stack : String(error) });

/** React 18 leaves zero bytes where a letter of several bytes does not fit into the end of its buffer. */
function withoutZeros(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer<ArrayBuffer>[] = [];
  let from = 0;
  for (let zero = body.indexOf(0); zero >= 0; zero = body.indexOf(0, from)) {
    parts.push(body.subarray(from, zero));
    from = zero + 1;
  }
  return Buffer.concat([...parts, body.subarray(from)]);
}

/**
 * Remix calls this for errors of loaders and actions; a client that left, or sent a request that no page accepts, is no
 * error.
 */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  complain(error, context);
}
