import { useState, type KeyboardEvent } from "react";
import { Icon } from "../../base/icon.tsx";
import type { controlOf, FieldProps } from "../fields/field.tsx";
import { comboboxOf, OptionList } from "./option-list.tsx";
import { useListbox } from "./use-listbox.ts";
import type { Option } from "./use-suggestions.ts";

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

/** The ARIA combobox: a field with a list, where typing again clears the choice, and Escape does when the list is closed. */
export function ComboboxLive({ control, ...props }: Props) {
  const { field, chosen = null, query = "", options, sourceHref, onTake } = props;
  const [taken, setTaken] = useState<Option | null>(chosen);
  const [text, setText] = useState(chosen?.label ?? query);
  const list = useListbox({
    sourceHref,
    options,
    onTake(option) {
      if (onTake) {
        type("");
        return onTake(option);
      }
      setTaken(option);
      setText(option.label);
    },
  });
  const type = (value: string) => {
    setText(value);
    setTaken(null);
    list.type(value);
  };
  const press = (event: KeyboardEvent) => {
    if (!list.press(event.key)) {
      if (/^Arrow(Down|Up)$/.test(event.key)) list.show(taken ? "" : text.trim());
      else if (event.key === "Escape" && text) type("");
      else return;
    }
    event.preventDefault();
  };
  const id = `${field.id}-list`;
  return (
    <div className="pick">
      <input type="hidden" name={field.name} value={taken?.value ?? ""} />
      <input
        {...control}
        {...comboboxOf({ id, list })}
        name={`${field.name}Query`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={list.close}
      />
      <Icon name="search" />
      <OptionList id={id} list={list} />
    </div>
  );
}
