/** Days after which a request that has become no visit goes; the information that its sender was shown says them too. */
export const KEPT_DAYS = 90;
