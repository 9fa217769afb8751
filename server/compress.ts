import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { promisify } from "node:util";

const compressible =
  /^(text\/|application\/(json|javascript|graphql-response\+json|manifest\+json)|image\/svg)|turbo-stream|x-script/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses a whole body in one call, which is smaller and cheaper than by pieces, and streamed ones by pieces; event
 * streams and files pass untouched.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (
    !response.body ||
    request.method === "HEAD" ||
    response.headers.has("content-encoding") ||
    response.headers.has("content-disposition") ||
    !compressible.test(type) ||
    type.startsWith("text/event-stream")
  )
    return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  const accepted = request.headers.get("accept-encoding") ?? "";
  const wanted = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (headers.get("x-accel-buffering") === "no") return compressPieces(response, headers, wanted);
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = body.length < 600 ? null : wanted;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const sent =
    encoding === "br"
      ? await brotli(body, { params: parameters })
      : encoding === "gzip"
        ? await zip(body, { level: 6 })
        : body;
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(sent.length));
  return new Response(sent, { status: response.status, statusText: response.statusText, headers });
}

/** Streamed answers: each piece can be read as soon as it is there. */
function compressPieces(response: Response, headers: Headers, encoding: "br" | "gzip" | null): Response {
  if (!encoding) return new Response(response.body, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  const compressed =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // A reader that leaves, or a page that breaks off, ends both; neither is an error of the other.
  pipeline(Readable.fromWeb(response.body as ReadableStream), compressed, () => {});
  return new Response(Readable.toWeb(compressed) as BodyInit, { status: response.status, headers });
}
