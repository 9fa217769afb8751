import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { Form } from "../forms/form.tsx";
import { Actions, Pair } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

type Props = {
  formProps: ComponentProps<typeof Form>;
  fields: Record<"from" | "to" | "kind", FieldState>;
  kinds: readonly ("CSV" | "XLSX" | "INVOICES_SET")[];
  today: IsoDate;
};

/** Begins an export of the days in a format, or checks them before (`then` is `check`). */
export function ExportForm({ formProps, fields, kinds, today }: Props) {
  const { t } = useTranslation(["invoiceExports", "grids"]);
  return (
    <Form {...formProps}>
      <Pair>
        <DateField field={fields.from} label={t("from")} today={today} />
        <DateField field={fields.to} label={t("to")} today={today} />
      </Pair>
      <Select
        field={fields.kind}
        label={t("kind")}
        options={kinds.map((value) => ({ value, label: t(`grids:formats.${value}`) }))}
        width="w12"
      />
      <Actions bare>
        <SubmitButton>{t("begin")}</SubmitButton>
        <SubmitButton tone="plain" then="check">
          {t("check")}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
