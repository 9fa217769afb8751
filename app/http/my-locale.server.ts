import { localeOf } from "./locale.server.ts";
import type { Args } from "./context.ts";
import { me } from "./me.server.ts";

/** The language of the page for whoever asks, as the root draws it. */
export const myLocale = async (args: Args) => localeOf(args, (await me(args))?.locale);
