import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../button-link.tsx";
import { Menu } from "../menu.tsx";
import type { Width } from "./field.tsx";
import type { SelectOption } from "./select.tsx";

type Props = { label: string; show?: string; resetHref?: string; keep?: Record<string, string>; children: ReactNode };

/** A GET form that chooses what a page shows; `keep` are the other parameters of its address. */
export function Filters({ label, show, resetHref, keep = {}, children }: Props) {
  const { t } = useTranslation("forms");
  return (
    <form className="filters" role="search" aria-label={label}>
      {Object.entries(keep).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {children}
      <button className={buttonClass("plain")}>{show ?? t("show")}</button>
      {resetHref && <a href={resetHref}>{t("resetFilter")}</a>}
    </form>
  );
}

type TextProps = { name: string; label: string; value?: string; width?: Width; type?: "text" | "search" };

export function FilterText({ name, label, value, width = "w12", type = "text" }: TextProps) {
  return (
    <label>
      {label}
      <br />
      <input className={width} type={type} name={name} defaultValue={value} autoComplete="off" />
    </label>
  );
}

export function FilterSelect({ name, label, value, options }: { name: string; label: string; value?: string; options: SelectOption[] }) {
  return (
    <label>
      {label}
      <br />
      <select name={name} defaultValue={value}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </label>
  );
}

/** Some of many, in a list that drops down: people, rooms. */
export function FilterChecks({ name, label, values, options }: { name: string; label: string; values: string[]; options: SelectOption[] }) {
  const { t } = useTranslation("forms");
  return (
    <Menu summaryClass="btn" summary={`${label} ${t("chosenOf", { chosen: values.length, all: options.length })}`}>
      <fieldset className="drop">
        <legend className="vh">{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input type="checkbox" name={name} value={option.value} defaultChecked={values.includes(option.value)} />
            {option.label}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
