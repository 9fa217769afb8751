import { localeOf } from "../request/locale.server.ts";
import type { Args } from "../request/context.ts";
import { me } from "./me.server.ts";

/** The language of the page for the present user, as the root draws it. */
export const myLocale = async (args: Args) => localeOf(args, (await me(args))?.locale);
