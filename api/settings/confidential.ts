/** A host that no network leads to, or a socket. */
export const ownMachine = /^(|localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|\/.*)$/;

/**
 * True if traffic to an address crosses no network in the clear: over TLS, within this machine, or through a socket.
 */
export function isConfidential(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get("host") ?? hostname);
  return (
    protocol === "https:" ||
    /^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "") ||
    ownMachine.test(host)
  );
}

/** True if an address asks its client (pg, nodemailer) to accept any certificate, or that of any host. */
export function switchesVerificationOff(address: string): boolean {
  const { searchParams } = new URL(address);
  const lax =
    searchParams.get("uselibpqcompat") === "true" &&
    /^(prefer|require|verify-ca)$/.test(searchParams.get("sslmode") ?? "");
  return (
    lax ||
    searchParams.get("sslmode") === "no-verify" ||
    /^(false|0)$/.test(searchParams.get("tls.rejectUnauthorized") ?? "")
  );
}
