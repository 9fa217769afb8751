import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { moneyMethods, type Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { readMoney } from "#rules/money/read-money.ts";
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
  fields: Record<"paymentMethod" | "amount" | "received", FieldState>;
  currency: Currency;
  /** The rest of the payment, and the same as it is paid in cash, in minor units. */
  left: number;
  inCash: number;
  version: number;
  /** The amount that is left, in cash. */
  hint: string;
};

/**
 * The way in which a payment is made, and the amount: Enter takes all that is left. Of cash that was handed over, the
 * change shows while it is typed.
 */
export function TakeForm({ page, fields, currency, left, inCash, version, hint }: Props) {
  const { t, i18n } = useTranslation("payments");
  const [change, setChange] = useState(0);
  const count = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    const read = (name: string) => readMoney(String(typed.get(name) ?? ""), currency);
    const amount = read("amount") ?? left;
    setChange((read("received") ?? 0) - (amount === left ? inCash : amount));
  };
  const options = moneyMethods.map((value) => ({ value, label: t(`takeBy.${value}`) }));
  return (
    <>
      <ErrorSummary
        form={page.form}
        labelOf={(name) => t(name === "amount" || name === "received" ? name : "method")}
        apiMessage={page.apiMessage}
      />
      <Form {...page.formProps} version={version} data-first="" onInput={count}>
        <Choice field={fields.paymentMethod} label={t("method")} options={options} inLine />
        <MoneyField field={fields.amount} label={t("amount")} hint={hint} currency={currency} />
        <div className="for-cash">
          <MoneyField
            field={fields.received}
            label={t("received")}
            hint={t("receivedHint")}
            optional
            currency={currency}
          />
          <output htmlFor={fields.received.id}>
            {change > 0 && t("change", { change: formatMoney({ amount: change, currency }, i18n.language as Locale) })}
          </output>
        </div>
        <Actions bare>
          <SubmitButton>{t("take")}</SubmitButton>
        </Actions>
      </Form>
    </>
  );
}
