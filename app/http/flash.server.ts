import { createCookie } from "@remix-run/node";
import type { Args } from "./context.ts";

/** A message for the next page: a key of the words with its values, never ready text. */
export type FlashMessage = {
  key: string;
  values?: Record<string, string | number>;
  variant?: "success" | "info" | "warning" | "error";
  sticky?: boolean;
  /** What can be done about it: the key of its words with their values, and a page of ours. */
  links?: { key: string; values?: Record<string, string | number>; href: string }[];
};

const cookie = ({ context }: Args) =>
  createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", secure: context.secure, secrets: [context.cookieSecret], maxAge: 600 });

/** Adds a message to an answer, usually a redirect; what was waiting stays. */
export async function flash(args: Args, response: Response, message: FlashMessage): Promise<Response> {
  const waiting = await waitingFlashes(args);
  response.headers.append("Set-Cookie", await cookie(args).serialize([...waiting, message].slice(-5)));
  return response;
}

export const waitingFlashes = async (args: Args): Promise<FlashMessage[]> =>
  (await cookie(args).parse(args.request.headers.get("cookie"))) ?? [];

/** The header that takes shown messages away. */
export const flashesShown = (args: Args) => cookie(args).serialize("", { maxAge: 0 });
