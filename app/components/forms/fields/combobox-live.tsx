import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../base/icon.tsx";
import type { controlOf, FieldProps } from "./field.tsx";
import { useSuggestions, type Option } from "./use-suggestions.ts";

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
type Props = ComboboxProps & { control: ReturnType<typeof controlOf> };

/** Arrows walk the list, Enter takes, Escape closes and then clears, typing again clears the choice. */
function useCombobox({ chosen = null, query = "", options: given, sourceHref, onTake }: ComboboxProps) {
  const [taken, setTaken] = useState<Option | null>(chosen);
  const [text, setText] = useState(chosen?.label ?? query);
  const [words, setWords] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { options, state } = useSuggestions(sourceHref, words, given);
  const listed = open && state === "found" && options.length > 0;
  const at = Math.min(active, options.length - 1);

  const type = (value: string) => {
    setText(value);
    setTaken(null);
    setActive(0);
    setWords(value.trim() || null);
    setOpen(value.trim() !== "");
  };
  const take = (option: Option) => {
    if (onTake) {
      type("");
      return onTake(option);
    }
    setTaken(option);
    setText(option.label);
    setOpen(false);
  };
  const show = () => {
    setOpen(true);
    setWords(taken ? "" : text.trim());
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (listed) setActive((at + step + options.length) % options.length);
      else show();
    } else if (event.key === "Enter" && open) {
      if (listed) take(options[at]!);
    } else if (event.key === "Escape" && open) {
      setOpen(false);
    } else if (event.key === "Escape" && text) {
      type("");
    } else return;
    event.preventDefault();
  };
  return { taken, text, open, listed, at, options, state, type, take, press, close: () => setOpen(false) };
}

/** The ARIA combobox. */
export function ComboboxLive({ control, ...props }: Props) {
  const { t } = useTranslation("forms");
  const { field } = props;
  const { taken, text, open, listed, at, options, state, type, take, press, close } = useCombobox(props);
  const listId = `${field.id}-list`;
  return (
    <div className="pick">
      <input type="hidden" name={field.name} value={taken?.value ?? ""} />
      <input
        {...control}
        name={`${field.name}Query`}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={listed ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <Icon name="search" />
      <div id={listId} className="list" role="listbox" aria-label={t("find")} hidden={!listed}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${listId}-${index}`}
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
      <span className={open && state !== "idle" && options.length === 0 ? "echo" : "vh"} role="status">
        {open && state === "found" && (options.length > 0 ? t("found", { count: options.length }) : t("nothingFound"))}
        {open && state === "failed" && t("searchFailed")}
      </span>
    </div>
  );
}
