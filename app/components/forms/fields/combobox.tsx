import { useTranslation } from "react-i18next";
import { buttonClass } from "../../base/button-link.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { ComboboxLive } from "./combobox-live.tsx";
import { Field, FieldGroup, type FieldProps } from "./field.tsx";

export type Option = { value: string; label: string; detail?: string };
export type ComboboxProps = FieldProps & {
  /** The present choice: the field's value with its words. */
  chosen?: Option | null;
  /** The search text, and the server's results (at most 20). */
  query?: string;
  options?: Option[];
  /** Address to which the whole form is posted to be drawn again with the results. */
  searchHref: string;
  /** Answers `?q=` with `{ options: Option[] }`. */
  sourceHref: string;
  /** The choice is handed on and not kept: the caller lists it. Scripts only. */
  onTake?: (option: Option) => void;
};

/**
 * One of very many. Sent are the value under the field's name and the typed words under `<name>Query`. Without scripts
 * a search button draws the matches as radios; with them the list comes while typing.
 */
export function Combobox(props: ComboboxProps) {
  const { field, label, hint, optional } = props;
  if (!useHydrated())
    return (
      <FieldGroup field={field} label={label} hint={hint} optional={optional}>
        <Search {...props} />
      </FieldGroup>
    );
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      {(control) => <ComboboxLive {...props} control={control} />}
    </Field>
  );
}

function Search({ field, label, chosen, query, options, searchHref }: ComboboxProps) {
  const { t } = useTranslation("forms");
  const search = { formAction: searchHref, className: buttonClass("plain") };
  if (chosen) {
    return (
      <div className="found">
        <input type="hidden" name={field.name} value={chosen.value} />
        <span>
          {chosen.label}
          {chosen.detail && <span className="mute"> {chosen.detail}</span>}
        </span>
        <button id={field.id} {...search} className={buttonClass("plain", true)} name={`${field.name}Query`} value="">
          {t("change")}
        </button>
      </div>
    );
  }
  return (
    <>
      <div className="row">
        <input
          id={field.id}
          className="w20"
          type="search"
          name={`${field.name}Query`}
          aria-label={String(label)}
          aria-invalid={field.errors ? true : undefined}
          defaultValue={query}
          autoComplete="off"
        />
        <button {...search}>{t("find")}</button>
      </div>
      {options?.map((option) => (
        <label key={option.value}>
          <input type="radio" name={field.name} value={option.value} />
          <span>
            {option.label}
            {option.detail && <span className="mute"> {option.detail}</span>}
          </span>
        </label>
      ))}
      {query && options?.length === 0 && (
        <p className="hint" role="status">
          {t("nothingFound")}
        </p>
      )}
    </>
  );
}
