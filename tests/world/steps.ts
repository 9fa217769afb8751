import fc from "fast-check";
import * as bank from "./steps/bank.ts";
import * as cards from "./steps/cards.ts";
import * as elsewhere from "./steps/elsewhere.ts";
import * as files from "./steps/files.ts";
import * as invoices from "./steps/invoices.ts";
import * as money from "./steps/money.ts";
import * as requests from "./steps/requests.ts";
import * as settings from "./steps/settings.ts";
import * as time from "./steps/time.ts";
import * as visits from "./steps/visits.ts";
import * as vouchers from "./steps/vouchers.ts";
import type { Step } from "./step.ts";

const often: [number, { arbitrary: fc.Arbitrary<Step> }][] = [
  [10, requests.request],
  [3, requests.confirm],
  [12, requests.accept],
  [5, requests.cancelByLink],
  [2, requests.reject],
  [5, visits.create],
  [4, visits.move],
  [3, visits.changeCards],
  [3, visits.remove],
  [2, visits.restore],
  [7, visits.attend],
  [3, cards.createCard],
  [2, cards.changeCard],
  [1, cards.merge],
  [1, cards.archive],
  [1, cards.erase],
  [2, files.attach],
  [1, files.removeAttachment],
  [4, vouchers.sell],
  [3, vouchers.spendVoucher],
  [2, vouchers.refund],
  [1, vouchers.transfer],
  [1, vouchers.archiveVoucher],
  [4, money.charge],
  [3, money.chargeByHand],
  [8, money.take],
  [2, money.reverse],
  [2, money.cancel],
  [2, money.moveCash],
  [2, money.closeCash],
  [2, money.closeMonth],
  [1, money.reopenMonth],
  [5, invoices.invoice],
  [2, invoices.advance],
  [2, invoices.credit],
  [4, bank.payByTransfer],
  [3, bank.readAccount],
  [2, bank.bookMovement],
  [3, settings.alert],
  [1, settings.quietHours],
  [2, settings.bookingRules],
  [1, settings.missedVisits],
  [1, settings.payVat],
  [1, settings.taxServices],
  [2, elsewhere.visitElsewhere],
  [2, elsewhere.chargeElsewhere],
  [1, elsewhere.reachAcross],
  [6, time.wait],
  [4, time.waitUntil],
  [1, time.waitForMonth],
  [4, time.kill],
];

/** Any step, those of a clinic's day more often than others. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(...often.map(([weight, { arbitrary }]) => ({ weight, arbitrary })));
