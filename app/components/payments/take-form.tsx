import { useTranslation } from "react-i18next";
import type { Currency } from "#rules/money/currency.ts";
import { moneyMethods } from "#rules/codes.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

type Props = {
  page: {
    form: Parameters<typeof ErrorSummary>[0]["form"];
    formProps: FormKeys & { id: string };
    apiMessage?: string;
  };
  fields: Record<"paymentMethod" | "amount", FieldState>;
  currency: Currency;
  version: number;
  /** The amount that is left, in cash. */
  hint: string;
};

/** The way in which a payment is made, and the amount: Enter takes all that is left. */
export function TakeForm({ page, fields, currency, version, hint }: Props) {
  const { t } = useTranslation("payments");
  const options = moneyMethods.map((value) => ({ value, label: t(`takeBy.${value}`) }));
  return (
    <>
      <ErrorSummary
        form={page.form}
        labelOf={(name) => t(name === "amount" ? "amount" : "method")}
        apiMessage={page.apiMessage}
      />
      <Form {...page.formProps} version={version} data-first="">
        <Choice field={fields.paymentMethod} label={t("method")} options={options} inLine />
        <MoneyField field={fields.amount} label={t("amount")} hint={hint} currency={currency} />
        <Actions bare>
          <SubmitButton>{t("take")}</SubmitButton>
        </Actions>
      </Form>
    </>
  );
}
