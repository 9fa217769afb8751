import type { Words } from "../words.ts";
import type { site as cs } from "../cs/site.ts";

export const site = {
  cookiesTitle: "Cookies",
  cookiesText:
    "Motus keeps only what it needs to work. Nothing here counts visitors or serves advertising, so we do not ask for consent.",
  cookieSession: "Signing in",
  cookieSessionText:
    "Who is signed in, whether the device has been confirmed with a code, and whether it is a shared computer. Up to a year.",
  cookieChoices: "Your choices",
  cookieChoicesText:
    "Language, appearance, the narrow menu and hidden names in the calendar; also that the device already has the page styles. Up to a year.",
  cookieMessages: "Messages after saving",
  cookieMessagesText: "For example “Card saved”, until the page shows it. Up to ten minutes.",
  sampler: "Sampler",
  appearanceSaved: "Appearance set.",
  theme: "Appearance",
  themeLight: "Light",
  themeSystem: "Same as system",
  themeDark: "Dark",
  themeSave: "Use appearance",
} as const satisfies Words<typeof cs>;
