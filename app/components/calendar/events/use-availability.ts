import { useEffect, useState } from "react";

export type NotAvailable = "NOT_AVAILABLE" | "NOT_BELONGING_TO_PROFILE";
/** Reasons of unavailability, by id; an id without one is free. */
export type Unavailable = Record<"profiles" | "facilities", Record<number, NotAvailable>>;

/** Only these fields decide on availability; notes and patients stay out of the address. */
const asked = ["date", "from", "to", "duration", "procedure", "owner"];
const WAIT = 250;

/**
 * Availability of people and rooms at the time in a form, requested again whenever it changes; an answer to an earlier
 * request is dropped.
 */
export function useAvailability(formId: string, href: string, drawn: Unavailable): Unavailable {
  const [unavailable, setUnavailable] = useState(drawn);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let last = "";
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const typed = new FormData(form!);
        const url = new URL(href, location.href);
        for (const name of asked) url.searchParams.set(name, String(typed.get(name) ?? ""));
        if (url.search === last) return;
        last = url.search;
        asking.abort();
        asking = new AbortController();
        const { signal } = asking;
        const answer: Unavailable | null = await fetch(url, { signal, headers: { accept: "application/json" } })
          .then((response) => (response.ok ? response.json() : null))
          .catch(() => null);
        if (answer && !signal.aborted) setUnavailable(answer);
      }, WAIT);
    };
    form?.addEventListener("change", ask);
    return () => {
      form?.removeEventListener("change", ask);
      clearTimeout(timer);
      asking.abort();
    };
  }, [formId, href]);
  return unavailable;
}
