import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { sql } from "drizzle-orm";
import { NodeType, parse, type Node } from "node-html-parser";
import type { CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { DAY, later } from "#rules/time/durations.ts";
import { cpuOf } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const brotli = promisify(brotliCompress);
const compressed = { "accept-encoding": "br" };
const sizes = { 300: 14, 1000: 32, 3000: 80 } as const;
export type WeekSize = keyof typeof sizes;
const monday: Record<WeekSize, string> = { 300: "2031-01-06", 1000: "2031-01-13", 3000: "2031-01-20" };
export const weekSizes = Object.keys(sizes).map(Number) as WeekSize[];
export const addressOf = (size: WeekSize) => `/?view=resource-week&weekend=1&date=${monday[size]}`;

/** Weeks of eight people with so many events in the demo clinic, far from its own. */
export async function fillWeeks(site: Site) {
  for (const size of weekSizes)
    await site.db.execute(sql`
      with people as (select id, row_number() over (order by id) - 1 as n from profiles where medical_center_id = 1 and deactivated_at is null order by id limit 8),
      services as (select id, row_number() over (order by id) - 1 as n, count(*) over () as many from procedures where medical_center_id = 1 and removed_at is null),
      cards as (select id, row_number() over (order by id) - 1 as n, count(*) over () as many from patient_cards where medical_center_id = 1),
      made as (
        insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
        select 1, 'EVENT', at, at + interval '40 minutes', services.id, people.id
        from generate_series(0, ${size - 1}) as k
        join people on people.n = k % 8
        join services on services.n = k % services.many
        cross join lateral (select ${monday[size]}::timestamptz + (k / 8 % 7) * interval '1 day' + interval '6 hours' + (k / 56 * 15) * interval '1 minute' as at) as place
        returning id
      )
      insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
      select 1, made.id, cards.id, case when made.id % 3 = 0 then 'PRESENT' else 'NOT_SET' end::attendance_state from made join cards on cards.n = made.id % cards.many`);
}

export const compress = (html: string) =>
  brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The same rows read by one statement without a user and printed as plain strings: a lower bound for any page that
 * checks permissions.
 */
export async function plainPage(site: Site, size: WeekSize) {
  const { rows } = (await site.db.execute(sql`
    select e.id, to_char(e.begin_at at time zone 'Europe/Prague', 'FMHH24:MI') as time, e.owner_id, extract(epoch from e.begin_at)::integer as at, c.surname, p.name, p.color, a.state
    from events e join patient_attendances a on a.event_id = e.id join patient_cards c on c.id = a.patient_card_id join procedures p on p.id = e.procedure_id
    where e.medical_center_id = 1 and e.begin_at >= ${monday[size]}::timestamptz and e.begin_at < ${monday[size]}::timestamptz + interval '7 days' order by e.begin_at`)) as unknown as {
    rows: {
      id: number;
      time: string;
      owner_id: number;
      at: number;
      surname: string;
      name: string;
      color: string;
      state: string;
    }[];
  };
  const tiles = rows.map(
    (row) =>
      `<a href="/e/${row.id}" class="t ${row.color}" style="--at:${(row.at % 86_400) / 900};--l:${Math.floor((row.at - Date.parse(monday[size]) / 1000) / 86_400) * 8 + (row.owner_id % 8)}">${row.time} ${esc(row.surname)}\n${esc(row.name)}${row.state === "PRESENT" ? " ✓" : ""}</a>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Week</title><style>.t{position:absolute;top:calc((var(--at) - 16)*16px);left:calc(var(--l)*100%/56);width:calc(100%/56);height:40px;overflow:hidden;white-space:pre;font:12px sans-serif;background:#e8f0fe}</style><main>${tiles.join("")}</main>`;
  return compress(html);
}

const week = `query ($from: DateTime!, $to: DateTime!) { me { id email } calendarEvents(from: $from, to: $to) }`;

/** The same rows as for the page, for a signed-in user with permission and audit row, printed as plain strings. */
async function plainAnswer(site: Site, size: WeekSize) {
  const from = new Date(`${monday[size]}T00:00:00Z`);
  const { calendarEvents } = await site.graphql(week, { from, to: later(from, 7 * DAY) }, site.demoToken);
  const { services, events } = calendarEvents as CalendarEvents;
  const tiles = events.map(
    ([id, begin, , , , , , service, , , , patients]) =>
      `<a href="/e/${id}" class="t ${services.find((one) => one.id === service)?.color}" style="--at:${(begin % 1440) / 15}">${esc(patients?.[0]?.[0] ?? "")}</a>`,
  );
  return compress(`<!doctype html><meta charset="utf-8"><title>Week</title><main>${tiles.join("")}</main>`);
}

const nodesOf = (node: Node): number =>
  (node.nodeType === NodeType.COMMENT_NODE ? 0 : 1) + node.childNodes.reduce((sum, child) => sum + nodesOf(child), 0);

/**
 * The week as sent: its weight, its nodes, the processor time against printing the same rows plainly, and the weight of
 * another week with scripts.
 */
export async function calendarCosts(site: Site): Promise<Figure[]> {
  await fillWeeks(site);
  const figures: Figure[] = [];
  for (const size of weekSizes) {
    const [html, static_] = [await site.page(addressOf(size), compressed), await plainPage(site, size)];
    const nodes = nodesOf(parse(String(await site.page(addressOf(size)))));
    figures.push({
      name: `HTML of a week of ${size} events`,
      value: html.length / 1000,
      baseline: static_.length / 1000,
      unit: "kB",
      budget: sizes[size],
    });
    figures.push({ name: `Nodes of a week of ${size} events`, value: nodes, unit: "nodes", budget: 4 * size + 600 });
  }
  const next = await site.page(addressOf(300).replace("/?", "/_root.data?"), compressed);
  figures.push({ name: "Another week of 300 events, with scripts", value: next.length / 1000, unit: "kB", budget: 10 });
  for (const size of weekSizes) {
    const cost = await cpuOf({
      page: () => site.page(addressOf(size), compressed),
      answer: () => plainAnswer(site, size),
      plain: () => plainPage(site, size),
    });
    figures.push({
      name: `CPU of a week of ${size} events against its rows from one statement, printed`,
      value: cost.page,
      baseline: cost.plain,
      unit: "ms",
    });
    figures.push({
      name: `CPU of a week of ${size} events against its rows from the API, printed`,
      value: cost.page,
      baseline: cost.answer,
      unit: "ms",
      budgetOfRatio: 3,
    });
  }
  return figures;
}
