import { useTranslation } from "react-i18next";
import { colors, procedureTypes, uzisTypes } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { ColorChip } from "../base/chip.tsx";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Checks } from "../forms/fields/checks.tsx";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group } from "../forms/group.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { PeopleChecks } from "../forms/fields/people-checks.tsx";
import type { StaffOption } from "../forms/people-options.ts";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import type { ProcedureValues } from "./procedure-values.ts";
import { VatRateField } from "./vat-rate-field.tsx";

type Props = {
  fields: Record<keyof ProcedureValues, FieldState>;
  currency: Currency;
  people: StaffOption[];
  facilities: { id: number; name: string }[];
};

/** The fields of a service, in groups. The capacity is shown for a group alone, where the browser supports it. */
export function ProcedureFields({ fields, currency, people, facilities }: Props) {
  const { t } = useTranslation("procedures");
  return (
    <>
      <Group legend={t("basics")}>
        <TextField field={fields.name} label={t("name")} autoComplete="off" />
        <Choice
          field={fields.type}
          label={t("type")}
          hint={t("typeHint")}
          inLine
          options={procedureTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <div className="for-group">
          <TextField
            field={fields.capacity}
            label={t("capacity")}
            hint={t("capacityHint")}
            inputMode="numeric"
            autoComplete="off"
            width="w4"
          />
        </div>
        <TextField
          field={fields.duration}
          label={t("duration")}
          hint={t("durationHint")}
          inputMode="numeric"
          autoComplete="off"
          width="w4"
        />
        <Choice
          field={fields.uzisType}
          label={t("uzisType")}
          options={uzisTypes.map((value) => ({ value, label: t(`uzisTypes.${value}`) }))}
        />
      </Group>
      <Group legend={t("cost")}>
        <MoneyField field={fields.price} label={t("price")} hint={t("priceHint")} currency={currency} />
        <VatRateField field={fields.vatRate} />
      </Group>
      <Group legend={t("who")}>
        <PeopleChecks field={fields.profileIds} label={t("profileIds")} hint={t("nobodyHint")} people={people} />
        {facilities.length > 0 && (
          <Checks
            field={fields.facilityIds}
            label={t("facilityIds")}
            hint={t("facilityIdsHint")}
            optional
            options={facilities.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Group>
      <Group legend={t("look")}>
        <Choice
          field={fields.color}
          label={t("color")}
          inLine
          options={colors.map((value) => ({
            value,
            label: <ColorChip color={value}>{t(`colors.${value}`)}</ColorChip>,
          }))}
        />
      </Group>
      <Group legend={t("booking")}>
        <Checkbox field={fields.accessibleInBooking} label={t("accessibleInBooking")} />
        <TextArea field={fields.description} label={t("description")} hint={t("descriptionHint")} optional />
      </Group>
    </>
  );
}
