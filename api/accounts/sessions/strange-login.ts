export type Login = {
  /** By the browser's and system's name; null where it has none. */ device: string | null;
  address: string;
};

/** Retention of a remembered device and network. */
export const FAMILIAR_DAYS = 90;

/**
 * True if a login comes from a device, or from a network, that its user has not used lately. A new account has neither
 * yet. Providers change addresses within their networks, so the first half of an address decides.
 */
export function isStrange(login: Login, earlier: Login[], isNewAccount: boolean): boolean {
  if (earlier.length === 0) return !isNewAccount;
  const network = roughAddress(login.address);
  return (
    !earlier.some(({ device }) => device === login.device) ||
    !earlier.some(({ address }) => roughAddress(address) === network)
  );
}

/** The part of an address that identifies the provider: `90.180.…` or `2001:db8:…`. */
export function roughAddress(address: string): string {
  const mark = address.includes(":") ? ":" : ".";
  const parts = address.split(mark);
  return parts.length < 3 ? address : `${parts.slice(0, 2).join(mark)}${mark}…`;
}
