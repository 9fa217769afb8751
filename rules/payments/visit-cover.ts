import type { PaymentMethod, VisitCover } from "../codes.ts";
import type { PaymentCancelCause } from "./cancel-causes.ts";

type Covered = {
  onFtVoucher: boolean;
  /** An insurer pays without a voucher. */
  onInsurer: boolean;
  isExcused: boolean;
  payment: {
    canceledAt: Date | null;
    cancelCause: PaymentCancelCause | null;
    /** The part that is paid, in minor units, and the method once it is the whole. */
    paid: number;
    paymentMethod: PaymentMethod | null;
  } | null;
  /** Whether a procedure voucher of the patient can pay the visit. */
  hasVoucher: boolean;
  /** Whether its service costs anything. */
  hasPrice: boolean;
};

/**
 * The payer of a visit: proposed while nothing is paid, and settled by its payment. NOBODY pays what somebody canceled
 * with a reason, nor an excused visit, nor one that costs nothing; a charge that was taken back otherwise is proposed
 * again.
 */
export function visitCover({ onFtVoucher, onInsurer, isExcused, payment, hasVoucher, hasPrice }: Covered): VisitCover {
  if (onFtVoucher) return "FT_VOUCHER";
  if (onInsurer) return "INSURER";
  if (payment?.cancelCause === "CANCELED") return "NOBODY";
  if (isExcused && (!payment || payment.canceledAt)) return "NOBODY";
  if (payment?.paymentMethod === "VOUCHER") return "PROCEDURE_VOUCHER";
  if (payment && payment.paid > 0) return "PATIENT";
  if (hasVoucher) return "PROCEDURE_VOUCHER";
  return hasPrice || payment ? "PATIENT" : "NOBODY";
}
