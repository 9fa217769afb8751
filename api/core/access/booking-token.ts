import { createHmac } from "node:crypto";
import type { Ctx } from "../context.ts";
import { tokenHash } from "./authenticate.ts";

type Of = Pick<Ctx, "settings">;

const tokenBy = (secret: string, uuid: string) =>
  createHmac("sha256", secret).update(`link of booking ${uuid}`).digest("base64url");

/** The secret of a request's link: the same whenever the request is sent again, and known to its sender alone. */
export const tokenOfBooking = ({ settings }: Of, uuid: string): string => tokenBy(settings.secrets.tokens, uuid);

/** The same for a stored request, also where it was sent under a former secret; undefined once that one is gone. */
export function storedBookingToken({ settings }: Of, booking: { uuid: string; tokenHash: string }): string | undefined {
  const former = Object.values(settings.formerSecrets).filter(({ name }) => name === "tokens");
  return [settings.secrets.tokens, ...former.map(({ secret }) => secret)]
    .map((secret) => tokenBy(secret, booking.uuid))
    .find((token) => tokenHash(token) === booking.tokenHash);
}
