import { useTranslation } from "react-i18next";
import type { useListbox } from "./use-listbox.ts";

type Props = { id: string; list: ReturnType<typeof useListbox> };

/** The attributes by which a field owns its list. */
export const comboboxOf = ({ id, list: { listed, at } }: Props) => ({
  role: "combobox",
  "aria-expanded": listed,
  "aria-controls": id,
  "aria-autocomplete": "list" as const,
  "aria-activedescendant": listed ? `${id}-${at}` : undefined,
});

/** The suggestions under a field, and how many there are. */
export function OptionList({ id, list: { open, listed, at, options, state, take } }: Props) {
  const { t } = useTranslation("forms");
  const answered = state === "found" || state === "failed";
  return (
    <>
      <div id={id} className="list" role="listbox" aria-label={t("find")} hidden={!listed}>
        {options.map((option, index) => (
          <div
            key={option.value}
            ref={index === at ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              take(option);
            }}
          >
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </div>
        ))}
      </div>
      <span className={open && answered && options.length === 0 ? "echo" : "vh"} role="status">
        {open && state === "found" && (options.length > 0 ? t("found", { count: options.length }) : t("nothingFound"))}
        {open && state === "failed" && t("searchFailed")}
      </span>
    </>
  );
}
