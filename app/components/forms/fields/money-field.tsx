import { currencySign, type Currency } from "#rules/money/currency.ts";
import { Field, type FieldProps } from "./field.tsx";

/**
 * An amount as people type it; its currency is next to it. The value is written by `moneyInput`, read by `readMoney`.
 */
export function MoneyField({ field, label, hint, optional, currency }: FieldProps & { currency: Currency }) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => (
        <span className="unit">
          <input
            {...control}
            className="w8 r"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={field.defaultValue}
          />
          {currencySign(currency)}
        </span>
      )}
    </Field>
  );
}
