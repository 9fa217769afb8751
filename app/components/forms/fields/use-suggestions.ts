import { useEffect, useState } from "react";

export type Option = { value: string; label: string; detail?: string };
type Suggestions = { options: Option[]; state: "idle" | "found" | "failed" };

const WAIT = 150;

/** Suggestions of the source for the typed words; an answer to earlier words is dropped. */
export function useSuggestions(sourceHref: string, words: string | null, given: Option[] = []): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({
    options: given,
    state: given.length > 0 ? "found" : "idle",
  });
  useEffect(() => {
    if (words === null) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const url = new URL(sourceHref, window.location.href);
        url.searchParams.set("q", words);
        const answer = await fetch(url, { signal: asking.signal, headers: { accept: "application/json" } });
        if (!answer.ok) throw new Error(answer.statusText);
        const { options } = (await answer.json()) as { options: Option[] };
        setSuggestions({ options, state: "found" });
      } catch {
        if (!asking.signal.aborted) setSuggestions({ options: [], state: "failed" });
      }
    }, WAIT);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [sourceHref, words]);
  return suggestions;
}
