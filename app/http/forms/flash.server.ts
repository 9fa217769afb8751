import { createCookie } from "@remix-run/node";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Locale } from "#rules/codes.ts";
import type { Args } from "../request/context.ts";
import { hostCookie } from "../request/device-cookie.server.ts";

/** A message for the next page: a key of the words with its values, never ready text. */
export type FlashMessage = {
  key: string;
  values?: Record<string, string | number>;
  variant?: "success" | "info" | "warning" | "error";
  sticky?: boolean;
  /** The suggested action: the key of its words with their values, and a page of the app (`hard` of a print). */
  links?: { key: string; values?: Record<string, string | number>; href: string; hard?: true }[];
  /** The event that the message is about: a calendar that shows the message leads to its tile. */
  event?: number;
};

const cookie = ({ context }: Args) =>
  createCookie(hostCookie("flash", context.secure), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: context.secure,
    secrets: [context.cookieSecret],
    maxAge: 600,
  });

/** Adds a message to an answer, usually a redirect; pending ones stay. */
export async function flash(args: Args, response: Response, message: FlashMessage): Promise<Response> {
  const waiting = await waitingFlashes(args);
  response.headers.append("Set-Cookie", await cookie(args).serialize([...waiting, message].slice(-5)));
  return response;
}

const waitingFlashes = async (args: Args): Promise<FlashMessage[]> =>
  (await cookie(args).parse(args.request.headers.get("cookie"))) ?? [];

export const flashedEvent = async (args: Args) => (await waitingFlashes(args)).find(({ event }) => event)?.event;

/** The waiting messages in the page's language: their words may be of any page, and the browser has those of one. */
export async function flashTexts(args: Args, locale: Locale) {
  const { t } = wordsOf(locale);
  // A date ends with a period of its own.
  const say = (key: string, values?: object) =>
    String(t(key as never, values as never)).replaceAll(/\.\.(?= |$)/g, ".");
  const waiting = await waitingFlashes(args);
  return waiting.map(({ key, values, variant, sticky, links }) => ({
    text: say(key, values),
    variant,
    sticky,
    links: links?.map((link) => ({ label: say(link.key, link.values), href: link.href, hard: link.hard })),
  }));
}

/** The header that clears shown messages. */
export const flashesShown = (args: Args) => cookie(args).serialize("", { maxAge: 0 });
