import { createHmac } from "node:crypto";
import type { Ctx } from "../context.ts";

/** The secret of a request's link: the same whenever the request is sent again, and known to its sender alone. */
export const tokenOfBooking = ({ settings }: Pick<Ctx, "settings">, uuid: string): string =>
  createHmac("sha256", settings.secrets.tokens).update(`link of booking ${uuid}`).digest("base64url");

/** The short reference by which patient and staff speak of a request: the first eight characters of its uuid. */
export const referenceOf = (uuid: string): string => `${uuid.slice(0, 4)}-${uuid.slice(4, 8)}`.toUpperCase();
