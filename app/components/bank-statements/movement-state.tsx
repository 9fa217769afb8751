import { useTranslation } from "react-i18next";
import type { BankMovementState, Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

export type MovementFacts = {
  amount: Money;
  booked: { amount: number };
  state: BankMovementState;
  leftOutReason: string | null;
  bookings: {
    amount: number;
    payment: { id: number; payer: string | null; patientCard: { fullName: string } | null };
  }[];
};
type Props = { movement: MovementFacts; paymentHref: (id: number) => string };

const CHIPS: Record<BankMovementState, { state: "ok" | "todo" | "quiet"; icon: IconName }> = {
  WAITING: { state: "todo", icon: "hourglass" },
  BOOKED: { state: "ok", icon: "check" },
  LEFT_OUT: { state: "quiet", icon: "ban" },
  OUTGOING: { state: "quiet", icon: "right" },
};

/** The state of a movement, with the payments on which it is booked, or the reason for which it is left out. */
export function MovementState({ movement, paymentHref }: Props) {
  const { amount, booked, state, leftOutReason, bookings } = movement;
  const { t, i18n } = useTranslation("bankStatements");
  const money = (minor: number) => formatMoney({ amount: minor, currency: amount.currency }, i18n.language as Locale);
  const isPart = booked.amount > 0 && booked.amount < amount.amount;
  return (
    <>
      <StateChip {...CHIPS[state]}>
        {isPart ? t("bookedOf", { booked: money(booked.amount), amount: money(amount.amount) }) : t(`states.${state}`)}
      </StateChip>
      {leftOutReason && <span className="mute"> {leftOutReason}</span>}
      {bookings.map(({ payment: { id, payer, patientCard } }) => (
        <div key={id} className="apart">
          <a href={paymentHref(id)}>{patientCard?.fullName ?? payer ?? t("payment")}</a>
        </div>
      ))}
    </>
  );
}
