import type { BookingStatus, Locale } from "#rules/codes.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { CalendarModel, type ModelEvent } from "../kit/calendar/calendar-model.ts";

/** A patient as they write themselves on the web; a card has the same. */
export type Person = {
  name: string;
  surname: string;
  dateOfBirth: string;
  sex: "FEMALE" | "MALE";
  email: string;
  phone: string;
  locale: Locale;
};
/** One without a language is written to in that of the centre's country. */
export type Card = { language: Locale | null; closed: boolean; mergedInto: number | null };
export type Request = {
  id: number;
  uuid: string;
  person: Person;
  reference: string;
  /** Of the link in the mail, once that has come. */
  token: string | null;
  status: BookingStatus | "GONE";
  /** Until then its e-mail has to be confirmed. */
  confirmBy: number | null;
  at: number;
  procedure: number;
  price: number | null;
  event: number;
  card: number | null;
};
type Method = "CASH" | "CARD" | "TRANSFER";
/** Money that changed hands; the day is that of the ledger. */
export type Taken = { day: string; method: Method; amount: number; rounding: number };
/** A transfer on the account, of which the bank writes one line. */
export type Transfer = { reference: string; day: string; amount: number; vs: string };
export type Quiet = { from: string; to: string };

/** The world as people in it see it: no table, no rule of the product. */
export class Model {
  calendar = new CalendarModel();
  requests: Request[] = [];
  /** Requests by the events that only hold their time. */
  holds = new Map<number, Request>();
  cards = new Map<number, Card>();
  taken: Taken[] = [];
  /** Deposits and withdrawals by hand, by the day. */
  byHand: { day: string; amount: number }[] = [];
  closedMonths = new Set<string>();
  transfers: Transfer[] = [];
  lastBooking = 0;
  /** Visits that each sold voucher had. */
  bought = new Map<number, number>();
  quiet: Quiet | null = { from: "20:00", to: "07:00" };
  quietSince = 0;
  emailConfirmed = false;

  /** The card that has the records of a card by now. */
  cardOf(id: number): number {
    const into = this.cards.get(id)?.mergedInto;
    return into ? this.cardOf(into) : id;
  }

  event = (id: number) => this.calendar.events.get(id);
  /** Events of the calendar that hold no time of a request. */
  visits = () => this.calendar.living().filter(({ id }) => !this.holds.has(id));
  openCards = () => [...this.cards].filter(([, { closed }]) => !closed).map(([id]) => id);

  /** True if a patient is expected at an event. */
  expects(event: number, card: number): boolean {
    const known = this.event(event);
    const state = known?.removed === null ? known.cards.get(this.cardOf(card)) : undefined;
    return state !== undefined && state !== "EXCUSED";
  }

  put(event: Omit<ModelEvent, "note" | "parent" | "slot" | "removed"> & Partial<ModelEvent>) {
    this.calendar.put([{ note: "", parent: null, slot: null, removed: null, ...event }]);
  }

  freeHold(request: Request, now: number) {
    if (!this.holds.delete(request.event)) return;
    this.put({ ...this.event(request.event)!, removed: now });
  }

  /** Ends requests whose time, or whose time to be confirmed, is over. */
  tick(now: number) {
    for (const request of this.requests.filter(({ status }) => status === "CREATED")) {
      const unconfirmed = request.confirmBy !== null && request.confirmBy <= now;
      if (!unconfirmed && request.at > now) continue;
      this.freeHold(request, now);
      if (unconfirmed) request.status = "GONE";
    }
  }

  isQuiet(moment: Date): boolean {
    if (!this.quiet) return false;
    const { from, to } = this.quiet;
    const time = localTime(moment);
    return from < to ? time >= from && time < to : time >= from || time < to;
  }

  take(at: Date, method: Method, amount: number, rounding = 0) {
    if (amount !== 0) this.taken.push({ day: this.bookedOn(localDate(at)), method, amount, rounding });
  }

  /** The day itself, or the first one after the closed months. */
  bookedOn(day: string): string {
    const last = [...this.closedMonths].sort().at(-1);
    if (!last || day.slice(0, 7) > last) return day;
    const [year, month] = last.split("-").map(Number) as [number, number];
    return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  }

  cash = () =>
    this.taken.reduce((sum, { method, amount, rounding }) => (method === "CASH" ? sum + amount + rounding : sum), 0) +
    this.byHand.reduce((sum, { amount }) => sum + amount, 0);
}
