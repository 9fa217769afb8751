import { choice, integer, one, oneOf, type QueryReader } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

/** The word of an address for the waiting list, to which work can be handed over as to a colleague. */
export const waitingList = "seznam";

const page = pagesOf({ menu: "settings", may: "staff:write" });

const target: QueryReader<number | typeof waitingList> = (values) => oneOf(waitingList)(values) ?? integer(values);

/** The one to hand work over to, also outside working hours; the list is of what can go, or of what stays. */
const work = {
  page: integer,
  to: naming("profile", choice(target)),
  outside: one,
  stays: one,
};

export const staffPages = {
  staff: page("nastaveni/zdravotnicke-zarizeni/uzivatele", "staff/list", {
    found: "staff:title",
    section: { group: "people", text: "staff:text", icon: "users" },
    query: { sort: oneOf("profile", "state"), direction: oneOf("asc", "desc"), page: integer },
  }),
  /** Invites; with the id of a colleague it leads to their form. */
  employee: page("zamestnanec", "staff/invite", {
    found: "staff:inviteTitle",
    query: { id: naming("profile", integer) },
  }),
  staffMember: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile", "staff/show"),
  staffEdit: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/upravit", "staff/edit"),
  staffWork: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/prace", "staff-work/events", { query: work }),
  staffWorkWaiting: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/prace/nahradnici", "staff-work/waiting", {
    query: work,
  }),
  handoverUndo: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/prace/:id/vratit", "staff-work/undo", {
    row: "handover",
  }),
  staffChange: page("nastaveni/zdravotnicke-zarizeni/uzivatele/:profile/:change", "staff/change"),
};
