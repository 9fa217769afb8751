import { integer, one, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", row: "desk" });

export const deskPages = {
  deskLock: page("zamceno", "desks/locked", { layout: "public", query: { kept: text, from: text, turn: one } }),
  deskLocking: page("zamknout", "desks/lock", { layout: "none", query: { session: integer, place: text } }),
  pin: page("nastaveni/osobni/pin", "desks/pin", {
    found: "desks:pinTitle",
    section: { group: "own", text: "desks:pinText", icon: "lock" },
  }),
  pinRemove: page("nastaveni/osobni/pin/zruseni", "desks/remove-pin"),
  desks: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace", "desks/list", {
    may: "medicalCenter:write",
    found: "desks:title",
    section: { group: "people", text: "desks:text", icon: "monitor" },
  }),
  deskNew: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", "desks/declare", {
    may: "medicalCenter:write",
  }),
  desk: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id", "desks/edit", {
    may: "medicalCenter:write",
  }),
  deskRevoke: page("nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/:id/zruseni", "desks/revoke", {
    may: "medicalCenter:write",
  }),
};
