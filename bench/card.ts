import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { sql } from "drizzle-orm";
import { withProduct } from "./process.ts";
import { quantile, timesOf } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const sizes = { few: { visits: 10, reports: 10 }, many: { visits: 1000, reports: 600 } };
/** The addresses of a card of few visits and reports and of one of many, in the demo clinic. */
export type Cards = Record<keyof typeof sizes, string>;

const create = `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { id uuid } }`;

/**
 * A visit each evening, when the clinic is closed, and signed reports with the texts of its own; each card with
 * therapists of its own.
 */
export async function fillCards(site: Site): Promise<Cards> {
  const cards = {} as Cards;
  for (const [name, { visits, reports }] of Object.entries(sizes)) {
    const { patientCardCreate: card } = await site.graphql(
      create,
      { input: { name: "Karta", surname: name } },
      site.demoToken,
    );
    cards[name as keyof Cards] = `/kartoteka/${card.uuid}`;
    await site.db.execute(sql`
      with people as (select id, row_number() over (order by id) - 1 as n from profiles where medical_center_id = 1 and deactivated_at is null),
      service as (select id from procedures where medical_center_id = 1 and removed_at is null order by id limit 1),
      made as (
        insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
        select 1, 'EVENT', at, at + interval '30 minutes', service.id, people.id
        from generate_series(1, ${visits}::int) as k join people on people.n = k % 2 + ${name === "few" ? 0 : 2}::int cross join service
        cross join lateral (select date_trunc('day', now()) - k * interval '1 day' + interval '21 hours' as at) as place
        returning id
      )
      insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at, state_by) select 1, id, ${card.id}, 'PRESENT', now(), 1 from made`);
    await site.db.execute(sql`
      with written as (select *, row_number() over (order by id) - 1 as n, count(*) over () as many from medical_reports where medical_center_id = 1 and signed_at is not null and patient_card_id <> ${card.id})
      insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, body_diagram, findings, created_by, updated_by, signed_at, signed_by, paramedic_name, procedure_name, procedure_id, digest)
      select 1, ${card.id}, now() - k * interval '1 day', content, summary, body_diagram, findings, created_by, updated_by, now(), signed_by, paramedic_name, procedure_name, procedure_id, digest
      from generate_series(1, ${reports}::int) as k join written on written.n = k % written.many`);
    await site.db.execute(sql`select attest_evidence(1)`);
  }
  return cards;
}

const tabs = ["zakladni-udaje", "dokumentace", "navstevy"] as const;
const TIMES = Array.from({ length: 5 });

/** Time of a tab of the card of many visits against that of the card of few. */
export async function cardTimes(site: Site, cards: Cards): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tab of tabs) {
    const { few, many } = await timesOf(
      { few: () => site.page(`${cards.few}?tab=${tab}`), many: () => site.page(`${cards.many}?tab=${tab}`) },
      TIMES,
    );
    figures.push({
      name: `A card of 1,000 visits and 600 reports against one of ten, ${tab}`,
      value: quantile(many, 0.5),
      baseline: quantile(few, 0.5),
      unit: "ms",
      budgetOfRatio: 2,
    });
  }
  return figures;
}

/**
 * Memory of the process after a hundred reports have been printed 450 times, against 300 times: once it is warm, it
 * does not grow.
 */
export const printMemory = (dataDir: string, token: string, cards: Cards): Promise<Figure[]> =>
  withProduct(dataDir, async ({ url, weigh }) => {
    const times: number[] = [];
    const firsts: number[] = [];
    async function printed(count: number): Promise<number> {
      for (let print = 0; print < count; print++) {
        const started = performance.now();
        const response = await fetch(`${url}${cards.many}/tisk`, { headers: { cookie: `motus=${token}` } });
        if (response.status !== 200) throw new Error(`The print answers ${response.status}.`);
        let read = "";
        for await (const piece of Readable.fromWeb(response.body as ReadableStream)) {
          const seen = read.includes("</article>");
          read += Buffer.from(piece).toString("latin1");
          if (!seen && read.includes("</article>")) firsts.push(performance.now() - started);
        }
        times.push(performance.now() - started);
      }
      return weigh();
    }
    await printed(150);
    const [soon, later] = [await printed(150), await printed(150)];
    return [
      {
        name: "The first report of a print of 100 against the last",
        value: quantile(firsts, 0.5),
        baseline: quantile(times, 0.5),
        unit: "ms",
        budgetOfRatio: 0.75,
      },
      {
        name: "Memory after 450 prints of 100 reports against after 300",
        value: later / 1e6,
        baseline: soon / 1e6,
        unit: "MB",
        budgetOfRatio: 1.2,
      },
    ];
  });
