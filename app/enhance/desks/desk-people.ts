import { useEffect } from "react";

/**
 * On the lock page a number chooses the user, outside of the PIN field, and arrows do within the list; either leads to
 * the PIN. A window that was locked with others reloads when one of them has been unlocked.
 */
export function useDeskPeople(formId: string) {
  useEffect(() => {
    const windows = new BroadcastChannel("motus-desk");
    windows.onmessage = ({ data }) => data === "open" && location.reload();
    const press = (event: KeyboardEvent) => {
      const form = document.getElementById(formId) as HTMLFormElement | null;
      const people = [...(form?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
      const secret = form?.querySelector<HTMLInputElement>("[type=password]");
      if (!secret || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const now = people.findIndex(({ checked }) => checked);
      const inPin = event.target === secret;
      const next = inPin ? step && people.at((now + step) % people.length) : people[Number(event.key) - 1];
      if (!next) return;
      event.preventDefault();
      next.checked = true;
      secret.value = "";
      secret.focus();
    };
    document.addEventListener("keydown", press);
    return () => {
      windows.close();
      document.removeEventListener("keydown", press);
    };
  }, [formId]);
}

/** The keys of a shared desk (desk-lock.ts), in fields too; a number chooses the user. */
export const atDesk = { lock: ["F8"], turn: ["F2", "1–9"] } as const;
