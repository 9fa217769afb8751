import { inArray } from "drizzle-orm";
import { pageWithin } from "../core/page-within.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { track } from "../core/track.ts";
import type { PatientCard } from "./visible-card.ts";
import { findCards, type Sought } from "./search/find.ts";
import { MOST, type PatientCardSort, type SortDirection } from "./search/search.ts";

export const PAGE_SIZE = 50;

export type PatientCardList = {
  items: PatientCard[];
  total: number;
  totalIsCapped: boolean;
  page: number;
  pageSize: number;
};
type Wanted = Sought & {
  page?: number | null;
  pageSize?: number | null;
  sort?: PatientCardSort | null;
  direction?: SortDirection | null;
};

/** A page of the card file, or of a search. A page past the last is the last. */
export async function listPatientCards(ctx: Ctx, wanted: Wanted): Promise<PatientCardList> {
  allow(ctx, "patientCard:read");
  const { sort, direction, page: _page, pageSize: _pageSize, ...sought } = wanted;
  const found = await findCards(ctx, sought, { sort: sort ?? "surname", direction: direction ?? "asc" });

  const total = Math.min(found.length, MOST);
  const pageSize = between(1, wanted.pageSize ?? PAGE_SIZE, PAGE_SIZE);
  const page = pageWithin(wanted.page, total, pageSize);
  const shown = found.slice(0, MOST).slice((page - 1) * pageSize, page * pageSize);
  await track(ctx, "patientCard.listed", { details: { patientCards: shown } });
  return { items: await inOrder(ctx, shown), total, totalIsCapped: found.length > MOST, page, pageSize };
}

async function inOrder(ctx: ProfileCtx, ids: number[]): Promise<PatientCard[]> {
  if (ids.length === 0) return [];
  const cards = await ctx.db.select().from(patientCards).where(inArray(patientCards.id, ids));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.map((id) => byId.get(id)!);
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
