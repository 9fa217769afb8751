export type Login = {
  /** By the browser's and system's name; null where it has none. */ device: string | null;
  address: string;
};

/** For how long a device and a network are remembered. */
export const FAMILIAR_DAYS = 90;

/**
 * Whether a login comes from a device, or from a network, that its user has not used lately. A new account knows neither yet. Providers
 * change addresses within their networks, so the first half of an address decides.
 */
export function isStrange(login: Login, earlier: Login[], isNewAccount: boolean): boolean {
  if (earlier.length === 0) return !isNewAccount;
  const network = roughAddress(login.address);
  return (
    !earlier.some(({ device }) => device === login.device) ||
    !earlier.some(({ address }) => roughAddress(address) === network)
  );
}

/** As much of an address as says which provider it is of: `90.180.…` or `2001:db8:…`. */
export function roughAddress(address: string): string {
  const mark = address.includes(":") ? ":" : ".";
  const parts = address.split(mark);
  return parts.length < 3 ? address : `${parts.slice(0, 2).join(mark)}${mark}…`;
}
