type Of = {
  nonce: string;
  tls: boolean;
  /** The origins of websites that may frame the page; none may otherwise. */
  embeddedBy?: readonly string[];
};

/**
 * Headers of every answer. Style attributes are allowed since `style` positions tiles; scripts need the nonce, and so
 * do the styles that the editor of reports brings along.
 */
export function secure(headers: Headers, { nonce, tls, embeddedBy = [] }: Of) {
  const policy = [
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy.join(" ") || "'none'"}`,
  ];
  // A stored file has a stricter one of its own, and may be framed by pages of the app.
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", policy.join("; "));
    if (embeddedBy.length === 0) headers.set("x-frame-options", "DENY");
  }
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "same-origin");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  if (tls) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
}

/**
 * A write counts only from the app's own pages: browsers send the origin, and cookies alone are no proof. Without a
 * configured address, the requested host is the app's. Remix compares `Origin` with that host once more, and fails
 * where they differ.
 */
export function fromOurPages({ method, headers }: Request, ours: URL | undefined): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return true;
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  if (site && site !== "same-origin") return false;
  if (origin === null) return site !== null;
  return ours ? origin === ours.origin : URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
