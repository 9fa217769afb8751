import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import type { Page } from "../pages.ts";

const { profiles, patients, procedures } = ids;

/** A form of five weekly events of Karel. */
export const series = {
  eventType: "EVENT",
  procedure: String(procedures.therapy),
  date: "16. 3. 2026",
  from: "14",
  owner: String(profiles.paramedic),
  patients: String(patients.karel),
  note: "série",
  "repeat.frequency": "WEEKLY",
  "repeat.count": "5",
};

/** The address that writes what the preview of dates shows. */
export const write = "/nova-udalost?write=1";

/** The dates of a preview: when, what is in the way, and whether it is left out. */
export const datesIn = (page: Page) =>
  page
    .all("tbody tr")
    .map((row) => [
      row.querySelector("th")!.text.replaceAll("\u00a0", " "),
      row.querySelector("td")!.structuredText.replace(/\s+/g, " ").trim(),
      row.querySelector("input[type=checkbox]")!.hasAttribute("checked") ? "left out" : "",
    ]);

/** The form of the page as its browser would send it, with what is typed into it. */
export const typed = (page: Page, changed: Record<string, string | string[]> = {}) => {
  const sent: Record<string, string[]> = {};
  for (const input of page.all("main form input")) {
    const [name, box] = [input.getAttribute("name"), input.getAttribute("type") === "checkbox"];
    if (name && (!box || input.hasAttribute("checked")))
      (sent[name] ??= []).push(input.getAttribute("value") ?? (box ? "on" : ""));
  }
  return { ...sent, ...changed };
};

/** The begins of the events with this note, in the centre's time. */
export const beginsOf = async (owner: Pool, note: string): Promise<string[]> =>
  (
    await owner.query(
      "select to_char(begin_at at time zone 'Europe/Prague', 'DD.MM. HH24:MI') as at from events where note = $1 and removed_at is null order by begin_at",
      [note],
    )
  ).rows.map(({ at }) => at);
