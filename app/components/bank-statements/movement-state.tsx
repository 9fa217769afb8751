import { useTranslation } from "react-i18next";
import type { BankMovementState, Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { StateChip } from "../base/chip.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Props = { movement: GridValues["bank-movement-state"]; paymentHref: (id: number) => string };

const CHIPS: Record<BankMovementState, { state: "ok" | "todo" | "quiet"; icon: IconName }> = {
  WAITING: { state: "todo", icon: "hourglass" },
  BOOKED: { state: "ok", icon: "check" },
  LEFT_OUT: { state: "quiet", icon: "ban" },
  OUTGOING: { state: "quiet", icon: "right" },
};

/** The state of a movement, with the payments on which it is booked, or the reason for which it is left out. */
export function MovementState({ movement, paymentHref }: Props) {
  const { amount, booked, state, leftOutReason, payments } = movement;
  const { t, i18n } = useTranslation("grids");
  const money = (minor: number) => formatMoney({ amount: minor, currency: amount.currency }, i18n.language as Locale);
  const isPart = booked.amount > 0 && booked.amount < amount.amount;
  return (
    <div>
      <StateChip {...CHIPS[state]}>
        {isPart
          ? t("bookedOf", { booked: money(booked.amount), amount: money(amount.amount) })
          : t(`bankMovements.${state}`)}
      </StateChip>
      {leftOutReason && <span className="mute"> {leftOutReason}</span>}
      {payments.map(({ id, name }) => (
        <div key={id} className="apart">
          <a href={paymentHref(id)}>{name || t("noPayer")}</a>
        </div>
      ))}
    </div>
  );
}
