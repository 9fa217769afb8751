import { useTranslation } from "react-i18next";
import { buttonClass } from "../../base/button-link.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { ComboboxLive, type ComboboxProps } from "./combobox-live.tsx";
import { Field, FieldGroup } from "../fields/field.tsx";

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
