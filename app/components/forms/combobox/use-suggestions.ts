import { useEffect, useState } from "react";

export type Option = { value: string; label: string; detail?: string };
/** `asking`: the options are still those of earlier words. */
type Suggestions = { options: Option[]; state: "idle" | "asking" | "found" | "failed" };

const WAIT = 150;

/** Suggestions of the source for the typed words; an answer to earlier words is dropped. */
export function useSuggestions(sourceHref: string, words: string | null, given: Option[] = []): Suggestions {
  const [answer, setAnswer] = useState<Suggestions & { words: string | null }>({
    words: null,
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
        setAnswer({ words, options, state: "found" });
      } catch {
        if (!asking.signal.aborted) setAnswer({ words, options: [], state: "failed" });
      }
    }, WAIT);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [sourceHref, words]);
  return words !== null && answer.words !== words ? { options: answer.options, state: "asking" } : answer;
}
