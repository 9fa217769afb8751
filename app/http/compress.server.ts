import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";

const compressible = /^(text\/|application\/(json|javascript|graphql-response\+json|manifest\+json)|image\/svg)|turbo-stream|x-script/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a whole body in one call, which is smaller and cheaper than by chunks; event streams and files pass untouched. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || request.method === "HEAD" || response.headers.has("content-encoding") || response.headers.has("content-disposition") || !compressible.test(type) || type.startsWith("text/event-stream"))
    return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = body.length < 600 ? null : /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const sent = encoding === "br" ? await brotli(body, { params: parameters }) : encoding === "gzip" ? await zip(body, { level: 6 }) : body;
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(sent.length));
  return new Response(sent, { status: response.status, statusText: response.statusText, headers });
}
