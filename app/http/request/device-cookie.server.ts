import { createCookie } from "@remix-run/node";
import type { Args } from "./context.ts";

const YEAR = 31_536_000;

/** Under TLS no other host and no other path can set or see it. */
export const hostCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** A device's remembered choice; no script reads it. */
export const deviceCookie = ({ context: { secure } }: Pick<Args, "context">, name: string) =>
  createCookie(hostCookie(name, secure), { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR });
