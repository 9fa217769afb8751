import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";
import { comboboxOf, OptionList } from "../forms/combobox/option-list.tsx";
import { useListbox } from "../forms/combobox/use-listbox.ts";

const ID = "hledani-list";
type Props = { field: RefObject<HTMLInputElement>; sourceHref: string };

/** Suggestions under the field of the bar, which stays the plain field of its form: Enter opens the first of them. */
export default function QuickSearchList({ field, sourceHref }: Props) {
  const navigate = useNavigate();
  const list = useListbox({
    sourceHref,
    onTake({ value }) {
      field.current?.form?.reset();
      field.current?.blur();
      navigate(value);
    },
    onNothing: () => field.current?.form?.submit(),
  });
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
    for (const [name, value] of Object.entries(comboboxOf({ id: ID, list })))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, String(value));
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    const typed = () => latest.current.type(input.value);
    input.addEventListener("input", typed, { signal });
    input.addEventListener("keydown", (event) => latest.current.press(event.key) && event.preventDefault(), { signal });
    input.addEventListener("blur", () => latest.current.close(), { signal });
    if (input.value !== input.defaultValue) typed();
    return () => listening.abort();
  }, [field]);
  return <OptionList id={ID} list={list} />;
}
