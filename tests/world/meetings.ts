import { ids } from "#tests/cast/people.ts";
import type { Step } from "./step.ts";
import { payByTransfer, readAccount } from "./steps/bank.ts";
import { invoice } from "./steps/invoices.ts";
import { charge, chargeByHand } from "./steps/money.ts";
import { accept, cancelByLink, request } from "./steps/requests.ts";
import { alert, payVat, taxServices } from "./steps/settings.ts";
import { wait, waitUntil } from "./steps/time.ts";
import { create, move, remove } from "./steps/visits.ts";

const { therapy, group } = ids.procedures;
const ofVera = request({ person: 0, procedure: therapy, time: 12, letter: null });
const ofHans = request({ person: 1, procedure: therapy, time: 12, letter: null });
const ofHansInGroup = request({ person: 1, procedure: group, time: 0, letter: null });
const acceptNew = accept({ pick: 0, card: "new", paid: false });
const charged = chargeByHand({ pick: 0, amount: 10_000, isForPatient: true });
const inDays = (day: number, isGroup: boolean, cards: number[] = []) =>
  create({
    begin: { day, time: "10:15" },
    minutes: 60,
    cards,
    isGroup,
    room: false,
    recurrence: null,
  });

/** Steps, and the answers by which some of them are refused. */
type Meeting = { steps: Step[]; refused?: string[] };

/** Short lives in which features meet that are each right alone: a random one seldom comes to them in so few steps. */
export const meetings: Record<string, Meeting> = {
  "an acceptance in quiet hours, canceled by link before its notice goes": {
    steps: [ofVera, waitUntil("21:50"), acceptNew, cancelByLink(0), waitUntil("08:00")],
  },
  "an acceptance in quiet hours, removed by staff before its notice goes": {
    steps: [ofVera, waitUntil("21:50"), acceptNew, remove({ pick: 0, scope: "ONE" }), waitUntil("08:00")],
  },
  "an acceptance in quiet hours, moved by staff before its notice goes": {
    steps: [
      ofVera,
      waitUntil("21:50"),
      acceptNew,
      move({ pick: 0, scope: "ONE", begin: { day: 5, time: "13:00" } }),
      waitUntil("08:00"),
    ],
  },
  "payments of a patient on a joint invoice": {
    steps: [charged, charged, invoice({ pick: 0, further: 1, isToCompany: true })],
  },
  "a group that accepts again a patient who has canceled by link": {
    steps: [
      inDays(3, true),
      ofHansInGroup,
      acceptNew,
      cancelByLink(0),
      ofHansInGroup,
      accept({ pick: 0, card: "known", paid: false }),
    ],
  },
  "a visit of a request in another language, moved": {
    steps: [
      alert({ alert: 2, active: true }),
      ofHans,
      acceptNew,
      move({ pick: 0, scope: "ONE", begin: { day: 5, time: "13:00" } }),
      wait(5),
    ],
  },
  "a taxed visit to come, charged and invoiced": {
    steps: [
      payVat(true),
      taxServices("PRIMARY"),
      inDays(12, false, [0]),
      charge(0),
      invoice({ pick: 0, further: 0, isToCompany: true }),
    ],
    refused: ["invoiceCreate E246"],
  },
  "a statement read by other columns": {
    steps: [
      charged,
      payByTransfer({ pick: 0, part: null, daysAgo: 0 }),
      readAccount({ columns: 2, chooseColumns: true, since: 0 }),
      readAccount({ columns: 0, chooseColumns: true, since: 0 }),
    ],
  },
};
