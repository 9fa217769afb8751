import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

type Props = {
  formProps: ComponentProps<typeof Form>;
  /** The days that were checked. */
  range: { from: string; to: string };
  kind: FieldState;
  kinds: readonly ("CSV" | "XLSX" | "INVOICES_SET")[];
};

/** Begins an export of the days in a format. */
export function ExportForm({ formProps, range, kind, kinds }: Props) {
  const { t } = useTranslation(["invoiceExports", "grids"]);
  return (
    <Form {...formProps}>
      <input type="hidden" name="from" value={range.from} />
      <input type="hidden" name="to" value={range.to} />
      <Select
        field={kind}
        label={t("grids:columns.invoiceExports.format")}
        options={kinds.map((value) => ({ value, label: t(`grids:formats.${value}`) }))}
        width="w12"
      />
      <SubmitButton>{t("begin")}</SubmitButton>
    </Form>
  );
}
