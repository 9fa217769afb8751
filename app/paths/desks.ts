import { page, withQueries } from "./page.ts";
import type { deskQueries } from "./queries/desks.ts";

export const deskPages = withQueries<typeof deskQueries>()({
  deskLock: page("zamceno", "desks/locked", "door"),
  deskLocking: page("zamknout", "desks/lock", "none"),
  pin: page("nastaveni/osobni/pin", "desks/pin"),
  pinRemove: page("nastaveni/osobni/pin/zruseni", "desks/remove-pin"),
  desks: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace", "desks/list"),
  deskNew: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", "desks/declare"),
  desk: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id", "desks/edit"),
  deskRevoke: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id/zruseni", "desks/revoke"),
});
