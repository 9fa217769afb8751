import type { FlashMessage } from "../forms/flash.server.ts";

/** The message of a changed voucher, with the number of waiting visits that went on it. */
export const placedFlash = (key: "created" | "saved" | "reopenDone", placed: number): FlashMessage =>
  placed === 0 ? { key: `ftVouchers:${key}` } : { key: `ftVouchers:${key}Placed`, values: { placed } };
