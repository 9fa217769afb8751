import type { Words } from "../words.ts";
import type { site as cs } from "../cs/site.ts";

export const site = {
  cookiesTitle: "Cookies",
  cookiesText:
    "Motus keeps only what it needs to work. Nothing here counts visitors or serves advertising, so we do not ask for consent.",
  cookieSession: "Signing in",
  cookieSessionText:
    "Who is signed in, whether the device was already confirmed with a code, and whether it is a shared computer. At most a year.",
  cookieChoices: "Your choices",
  cookieChoicesText:
    "Language, appearance, the narrow menu and hidden names in the calendar; also that the device has the styles of the pages already. At most a year.",
  cookieMessages: "Messages after saving",
  cookieMessagesText: "“The card is saved”, for example, until the page shows it. At most ten minutes.",
  sampler: "Sampler",
  appearanceSaved: "The appearance is set.",
  theme: "Appearance",
  themeLight: "Light",
  themeSystem: "As the system",
  themeDark: "Dark",
  themeSave: "Use appearance",
} as const satisfies Words<typeof cs>;
