import { isIPv6 } from "node:net";

/**
 * Proxies append the address they saw to a header. With `trusted` proxies of the installation in front, the entry of
 * the outermost of them counts, and nothing that a client may have put before it; without any, the address this process
 * saw.
 */
function seenOutermost(forwarded: string | null, seen: string, trusted: number): string {
  const entries = [
    ...(forwarded
      ?.split(",")
      .map((entry) => entry.trim())
      .filter(Boolean) ?? []),
    seen,
  ];
  return entries[Math.max(0, entries.length - 1 - trusted)]!;
}

/** The address a request comes from, without the port that some proxies (Azure, IIS) add to it. */
export const callerAddress = (headers: Headers, socket: string | undefined, trusted: number) =>
  withoutPort(seenOutermost(headers.get("x-forwarded-for"), socket ?? "unknown", trusted));

/** An IPv6 address with a port is in brackets; with more than one colon outside of them it has none. */
const withoutPort = (address: string) => address.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(/^([^:]+):\d+$/, "$1");

/** The host a request is for, as the browser named it. */
export const askedHost = (headers: Headers, host: string, trusted: number) =>
  seenOutermost(headers.get("x-forwarded-host"), host, trusted);

/**
 * The network that an address belongs to, for counting: of an IPv6 address the first 64 bits, which one line has whole;
 * an IPv4 address, also where it is mapped into IPv6, is its own.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const written = new URL(`http://[${address.split("%")[0]!}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
  if (groups.slice(0, 6).join() === "0,0,0,0,0,ffff")
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
