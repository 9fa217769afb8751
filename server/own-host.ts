import { ownAddress } from "#app/http/request/own-address.ts";

const OTHER_NAME =
  "This server goes by another name. If you run it: MOTUS_URL says which, and a proxy in front has to pass the Host header on.\n";

/**
 * Whether a host is that of an address; neither the case of its letters nor the port of its scheme makes another of it.
 */
function isHostOf({ protocol, host }: URL, asked: string): boolean {
  const address = `${protocol}//${asked}`;
  return URL.canParse(address) && new URL(address).host === host;
}

/**
 * The answer to a request for something that is not here: for another host than `ours`, where that is set, and for an
 * address that no page has. After two slashes in a row a browser reads the name of another site once they begin a link;
 * `_data` is logged by Remix as a failure.
 */
export function answerElsewhere(address: string, asked: string, ours: URL | undefined): Response | undefined {
  const url = new URL(address);
  // A request line may hold a whole address, with a name and a password, of which no Request can be made.
  if (url.username || url.password || (ours && !isHostOf(ours, asked)))
    return new Response(OTHER_NAME, { status: 421, headers: { "content-type": "text/plain; charset=utf-8" } });
  if (!url.pathname.includes("//") && !url.searchParams.has("_data")) return undefined;
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  url.searchParams.delete("_data");
  return new Response(null, { status: 308, headers: { location: ownAddress(url) } });
}

/**
 * Keeps the host and the client address of a request, and removes the headers of proxies: no later code may judge by
 * them.
 */
export function dropProxyHeaders(headers: Headers, host: string) {
  const ofProxies = [...headers.keys()].filter((name) => /^(forwarded|x-forwarded-.*|x-real-ip)$/.test(name));
  for (const name of ofProxies) headers.delete(name);
  headers.set("host", host);
}
