/**
 * The address a request comes from. Proxies append what they saw to X-Forwarded-For; with `trusted` proxies of our own
 * in front, the entry that the outermost of them wrote counts, and nothing that a client may have put before it.
 */
export function callerAddress(headers: Headers, socket: string | undefined, trusted: number): string {
  const seen = [...(headers.get("x-forwarded-for")?.split(",").map((entry) => entry.trim()).filter(Boolean) ?? []), socket ?? "unknown"];
  return seen[Math.max(0, seen.length - 1 - trusted)]!;
}
