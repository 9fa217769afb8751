import { isIPv6 } from "node:net";

/**
 * The address a request comes from. Proxies append what they saw to X-Forwarded-For; with `trusted` proxies of our own
 * in front, the entry that the outermost of them wrote counts, and nothing that a client may have put before it.
 */
export function callerAddress(headers: Headers, socket: string | undefined, trusted: number): string {
  const seen = [...(headers.get("x-forwarded-for")?.split(",").map((entry) => entry.trim()).filter(Boolean) ?? []), socket ?? "unknown"];
  return seen[Math.max(0, seen.length - 1 - trusted)]!;
}

/**
 * The network that an address belongs to, for counting: of an IPv6 address the first 64 bits, which one line has whole; an IPv4 address, also
 * where it is mapped into IPv6, is its own.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const written = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff") return groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
