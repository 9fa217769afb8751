import { useEffect } from "react";
import { formatTime } from "#rules/format.ts";
import { readTime } from "#rules/time/read-time.ts";
import { minutesOf } from "#rules/time/time.ts";

/** A time that is not a number: no end follows from a begin that is missing. */
const NO_TIME = "--:--";
const MIDNIGHT = 24 * 60;

/**
 * Makes the end follow the begin: by the length of the service, that of the centre's visits, or the one chosen. Listens
 * to the form, whose fields are left to the browser.
 */
export function useEventEnd(
  formId: string,
  procedures: readonly { id: number; duration: number }[],
  visitMinutes: number,
) {
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const [from, to, duration, procedure] = ["from", "to", "duration", "procedure"].map(
      (name) => form?.elements.namedItem(name) as HTMLInputElement | null | undefined,
    );
    if (!form || !from || !to || !duration) return;
    const clock = ({ value }: HTMLInputElement) => minutesOf(readTime(value) ?? NO_TIME);
    const ofService = () => procedures.find(({ id }) => String(id) === procedure?.value)?.duration;
    const written = () => (clock(to) > clock(from) ? clock(to) - clock(from) : Number(duration.value) || undefined);
    let length = written() ?? ofService() ?? visitMinutes;
    const write = () => {
      const end = clock(from) + length;
      if (Number.isNaN(end)) return;
      // An end on the next day is given by the length alone.
      to.value = end < MIDNIGHT ? formatTime(`${two(end / 60)}:${two(end % 60)}`) : "";
      duration.value = end < MIDNIGHT ? "" : String(length);
    };
    const follow = ({ target }: Event) => {
      if (target === to) length = written() ?? length;
      if (target === duration) length = Number(duration.value) || length;
      if (target === procedure) length = ofService() ?? length;
      if ([from, duration, procedure].includes(target as HTMLInputElement)) write();
    };
    if (!to.value && !duration.value) write();
    form.addEventListener("change", follow);
    return () => form.removeEventListener("change", follow);
  }, [formId, procedures, visitMinutes]);
}

const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
