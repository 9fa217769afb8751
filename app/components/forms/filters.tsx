import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Menu } from "../base/menu.tsx";
import type { Width } from "./fields/field.tsx";
import type { SelectOption } from "./fields/select.tsx";
import { useFollow } from "./use-follow.ts";

type Props = {
  label: string;
  show?: string;
  resetHref?: string;
  keep?: Record<string, string | string[]>;
  children: ReactNode;
};

/** A GET form that filters a page; `keep` are the other parameters of its address. */
export function Filters({ label, show, resetHref, keep = {}, children }: Props) {
  const { t } = useTranslation("forms");
  return (
    <form className="filters" role="search" aria-label={label}>
      {Object.entries(keep).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {children}
      <button className={buttonClass("plain")}>{show ?? t("show")}</button>
      {resetHref && <a href={resetHref}>{t("resetFilter")}</a>}
    </form>
  );
}

type TextProps = {
  name: string;
  label: string;
  value?: string;
  width?: Width;
  type?: "text" | "search";
  /** True if the value is no day, and filters nothing; or another fault in words. */
  wrong?: boolean | string;
};

export function FilterText({ name, label, value, width = "w12", type = "text", wrong }: TextProps) {
  const control = useFollow<HTMLInputElement>(value);
  const { t } = useTranslation("forms");
  return (
    <label className={wrong ? "wrong" : undefined}>
      {label}
      <br />
      {wrong && (
        <span className="err">
          <Icon name="warning" />
          {wrong === true ? t("noDay") : wrong}
        </span>
      )}
      <input
        ref={control}
        className={width}
        type={type}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={Boolean(wrong) || undefined}
      />
    </label>
  );
}

export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value?: string;
  options: SelectOption[];
}) {
  const control = useFollow<HTMLSelectElement>(value);
  return (
    <label>
      {label}
      <br />
      <select ref={control} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function FilterCheck({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="check">
      <input key={String(checked)} type="checkbox" name={name} value="1" defaultChecked={checked} />
      {label}
    </label>
  );
}

/** Rare filters, folded under a button with the number of active ones. */
export function MoreFilters({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const { t } = useTranslation("forms");
  return (
    <Menu summaryClass="btn" summary={count > 0 ? `${label} (${count})` : label}>
      <div className="drop panel">
        {children}
        <button className={buttonClass("plain")}>{t("show")}</button>
      </div>
    </Menu>
  );
}

/** The active filters of a list; a press on one removes it. */
export function FilterChips({ label, chips }: { label: string; chips: { label: string; href: string }[] }) {
  const { t } = useTranslation("forms");
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={label}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a href={href} title={t("dropFilter", { filter: label })}>
            {label}
            <Icon name="close" label={t("dropFilter", { filter: label })} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Some of many, in a list that drops down: people, rooms. */
export function FilterChecks({
  name,
  label,
  any,
  values,
  options,
  show,
}: {
  name: string;
  label: string;
  /** Words of no choice, which leaves all of them. */
  any: string;
  values: string[];
  options: SelectOption[];
  /** Words of the button within the list, which may cover that of the form. */
  show?: string;
}) {
  const { t } = useTranslation("forms");
  return (
    <Menu summaryClass="btn" summary={values.length > 0 ? `${label} (${values.length})` : `${label}: ${any}`}>
      <fieldset className="drop">
        <legend className="vh">{label}</legend>
        {options.map((option) => (
          <label key={`${option.value} ${values.includes(option.value)}`}>
            <input type="checkbox" name={name} value={option.value} defaultChecked={values.includes(option.value)} />
            {option.label}
          </label>
        ))}
        <button>{show ?? t("show")}</button>
      </fieldset>
    </Menu>
  );
}
