import { useTranslation } from "react-i18next";
import { periodUnits } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { ServiceRows, type ServiceRowsProps } from "./service-rows.tsx";

type Props = ServiceRowsProps & {
  fields: Record<"name" | "price" | "validityAmount" | "validityType" | "proceduresWithCount", FieldState>;
  currency: Currency;
};

/** The fields of a voucher preset. */
export function PresetFields({ fields, currency, ...rows }: Props) {
  const { t } = useTranslation("voucherPresets");
  return (
    <>
      <Group legend={t("basics")}>
        <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <MoneyField field={fields.price} label={t("price")} hint={t("priceHint")} currency={currency} />
      </Group>
      <Group legend={t("services")}>
        {/* A service removed while the form was filled in is a fault of all the rows. */}
        <div id={fields.proceduresWithCount.id} tabIndex={-1}>
          <ServiceRows {...rows} />
        </div>
      </Group>
      <Group legend={t("validity")} note={t("validityHint")}>
        <Pair>
          <TextField
            field={fields.validityAmount}
            label={t("validityAmount")}
            width="w4"
            inputMode="numeric"
            autoComplete="off"
          />
          <Select
            field={fields.validityType}
            label={t("validityType")}
            options={periodUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
            width="w8"
          />
        </Pair>
      </Group>
    </>
  );
}
