import { useEffect, useState } from "react";
import type { VoucherToBook } from "../../ft-vouchers/voucher-choice.tsx";

export type NotAvailable = "NOT_AVAILABLE" | "NOT_BELONGING_TO_PROFILE";
/** Reasons of unavailability, by id; an id without one is free. */
export type Unavailable = Record<"profiles" | "facilities", Record<number, NotAvailable>>;

type Answer = Unavailable & { ftVoucher: VoucherToBook | null };

/** Only these fields decide on availability and the voucher; notes and names stay out of the address. */
const asked = ["date", "from", "to", "duration", "procedure", "owner"];
const listed = ["staffs", "patients"];
const WAIT = 250;

/**
 * Availability of people and rooms at the time in a form, and the voucher of its patient, requested again whenever it
 * changes; an answer to an earlier request is dropped.
 */
export function useAvailability(formId: string, href: string, drawn: Answer): Answer {
  const [answered, setAnswered] = useState(drawn);
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
        for (const name of listed) for (const value of typed.getAll(name)) url.searchParams.append(name, String(value));
        if (url.search === last) return;
        last = url.search;
        asking.abort();
        asking = new AbortController();
        const { signal } = asking;
        const answer: Answer | null = await fetch(url, { signal, headers: { accept: "application/json" } })
          .then((response) => (response.ok ? response.json() : null))
          .catch(() => null);
        if (answer && !signal.aborted) setAnswered(answer);
      }, WAIT);
    };
    form?.addEventListener("change", ask);
    return () => {
      form?.removeEventListener("change", ask);
      clearTimeout(timer);
      asking.abort();
    };
  }, [formId, href]);
  return answered;
}
