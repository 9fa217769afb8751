import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { useMessage } from "../forms/use-message.ts";

export type VoucherRow = { code: string; asked: string; planned: string; name?: string };
type Props = {
  rows: VoucherRow[];
  /** Whether the user plans care: reception types what is asked alone. */
  plans: boolean;
  /** Operations that the browser offers while a code is typed. */
  offered: { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
};

/** Rows of a voucher's operations: as often as they are asked for, and planned. */
export function VoucherRows({ rows, plans, offered, errorOf }: Props) {
  const { t } = useTranslation("ftVouchers");
  const message = useMessage();
  return rows.map((row, at) => {
    const name = `operation${at + 1}`;
    const parts = ["code", "asked", "planned"] as const;
    const wrong = parts.find((part) => errorOf(`${name}.${part}`));
    const control = (part: (typeof parts)[number]) => ({
      id: `ft-voucher-${name}.${part}`,
      name: `${name}.${part}`,
      defaultValue: row[part],
      inputMode: "numeric" as const,
      autoComplete: "off",
      "aria-invalid": wrong === part ? true : undefined,
      "aria-describedby": wrong === part ? `${name}-error` : undefined,
    });
    return (
      <fieldset key={at} className={wrong ? "field markrow wrong" : "field markrow"}>
        <legend className="vh">{t("operationsRow", { number: at + 1 })}</legend>
        {wrong && (
          <span className="err" id={`${name}-error`}>
            <Icon name="warning" />
            {message(errorOf(`${name}.${wrong}`)!, { id: name, name: wrong })}
          </span>
        )}
        <label>
          <span>{t("code")}</span>
          <input {...control("code")} className="w8" list="offered-operations" maxLength={300} />
        </label>
        <label>
          <span>{t("asked")}</span>
          <input {...control("asked")} className="w4" maxLength={2} />
        </label>
        {plans ? (
          <label>
            <span>{t("planned")}</span>
            <input {...control("planned")} className="w4" maxLength={2} />
          </label>
        ) : (
          <input type="hidden" name={`${name}.planned`} value={row.planned} />
        )}
        {row.name && <span className="named">{row.name}</span>}
        {at === 0 && (
          <datalist id="offered-operations">
            {offered.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </fieldset>
    );
  });
}
