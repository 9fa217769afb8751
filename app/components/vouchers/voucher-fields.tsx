import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { VisitFields, type VisitRow } from "./visit-fields.tsx";

type Props = {
  fields: Record<"name" | "validTo" | "reason", FieldState>;
  rows: VisitRow[];
  /** Names of the services, in the order of the rows. */
  services: string[];
  today: IsoDate;
  anyExpired: boolean;
};

/** The form of a voucher that was sold. */
export function VoucherFields({ fields, rows, services, today, anyExpired }: Props) {
  const { t } = useTranslation("vouchers");
  return (
    <>
      <Group legend={t("title")}>
        <TextField field={fields.name} label={t("name")} autoComplete="off" />
        <DateField
          field={fields.validTo}
          label={t("validTo")}
          today={today}
          hint={anyExpired ? t("expiredHint") : undefined}
        />
      </Group>
      <Group legend={t("visits")}>
        <VisitFields rows={rows} services={services.map((name) => ({ name }))} />
        <TextField field={fields.reason} label={t("reason")} hint={t("reasonHint")} optional autoComplete="off" />
      </Group>
    </>
  );
}
