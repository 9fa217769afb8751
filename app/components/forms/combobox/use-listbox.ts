import { useEffect, useRef, useState } from "react";
import { useSuggestions, type Option } from "./use-suggestions.ts";

type Props = {
  /** Answers `?q=` with `{ options: Option[] }`. */
  sourceHref: string;
  options?: Option[];
  onTake: (option: Option) => void;
  /** Enter was pressed, and nothing was found. */
  onNothing?: () => void;
};

/**
 * A list of suggestions under a field: arrows walk it, Enter takes, Escape closes. Enter pressed before the answer has
 * come waits for it: what is listed until then was found for earlier words.
 */
export function useListbox({ sourceHref, options: given, onTake, onNothing }: Props) {
  const [words, setWords] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const entered = useRef(false);
  const { options, state } = useSuggestions(sourceHref, words, given);
  const listed = open && (state === "found" || state === "asking") && options.length > 0;
  const at = Math.min(active, options.length - 1);

  const type = (value: string) => {
    setActive(0);
    entered.current = false;
    setWords(value.trim() || null);
    setOpen(value.trim() !== "");
  };
  const show = (text: string) => {
    setOpen(true);
    setWords(text);
  };
  const close = () => {
    entered.current = false;
    setOpen(false);
  };
  const take = (option: Option) => {
    close();
    onTake(option);
  };
  const enter = () => {
    if (state === "asking") entered.current = true;
    else if (listed) take(options[at]!);
    else onNothing?.();
  };
  useEffect(() => {
    if (!entered.current || state === "asking") return;
    entered.current = false;
    enter();
  });
  /** True for a key that the list has used. */
  const press = (key: string) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && listed) {
      if (state !== "asking") setActive((at + step + options.length) % options.length);
    } else if (key === "Enter" && open) enter();
    else if (key === "Escape" && open) close();
    else return false;
    return true;
  };
  return { open, listed, at, options, state, type, show, take, press, close };
}
