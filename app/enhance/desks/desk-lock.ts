import { addNotice, handOver, watchForms } from "../hand-over.ts";
import { MINUTE } from "#rules/time/durations.ts";

export type DeskPage = {
  /** The user of the page: another one may be at the desk when it is locked. */
  session: number;
  lockMinutes: number;
  /** Address to which a locked page is sent, polled as long as there is activity. */
  href: string;
  /** Messages before it locks, and while the server cannot be reached. */
  soon: string;
  waits: string;
};

const WARN_MS = 20_000;
const STAY_MS = 5000;
const activities = ["keydown", "pointerdown", "pointermove", "wheel", "input"] as const;
/** Messages between windows of a desk. */
type Word = { lock: number } | "open" | number;

/**
 * Locks a page of a shared desk after idle time in all windows, or on request; the server gets signs of activity, and
 * locks on its own as well. Before the page goes, the typed form is handed over, and the page is emptied at once
 * (hand-over.ts): it shows nothing even if the line is down.
 */
export function watchDesk({ session, lockMinutes, href, soon, waits }: DeskPage) {
  const idleMs = lockMinutes * MINUTE;
  const warnMs = Math.min(WARN_MS, idleMs / 3);
  const windows = new BroadcastChannel("motus-desk");
  const listeners = new AbortController();
  const { signal } = listeners;
  let [doneAt, notifiedAt, locking] = [Date.now(), Date.now(), false];
  let notifying: ReturnType<typeof setTimeout> | undefined;
  const typedHere = watchForms(signal);
  const notice = addNotice();

  function done() {
    doneAt = Date.now();
    if (notice.textContent) [notice.textContent, notifiedAt] = ["", 0];
    notifying ??= setTimeout(notify, Math.max(0, notifiedAt + STAY_MS - doneAt));
  }
  async function notify() {
    [notifying, notifiedAt] = [undefined, Date.now()];
    windows.postMessage(doneAt satisfies Word);
    const answer = await fetch(href).catch(() => null);
    if (answer?.redirected) void lock();
  }
  function look() {
    const idle = Date.now() - doneAt;
    if (idle >= idleMs) return void lock();
    if (idle >= idleMs - warnMs && !notice.textContent) notice.textContent = soon;
  }
  async function lock(turn = false) {
    if (locking) return;
    locking = true;
    windows.postMessage({ lock: session } satisfies Word);
    await handOver(href, typedHere, waits, { session: String(session), ...(turn && { turn: "1" }) });
  }

  for (const activity of activities)
    document.addEventListener(activity, done, { capture: true, passive: true, signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F8" && event.key !== "F2") return;
      event.preventDefault();
      void lock(event.key === "F2");
    },
    { signal },
  );
  document.addEventListener(
    "submit",
    (event) => {
      if (!(event.target as Element).matches("[data-lock]")) return;
      event.preventDefault();
      void lock();
    },
    { capture: true, signal },
  );
  windows.onmessage = ({ data }: MessageEvent<Word>) => {
    if (typeof data === "object" && data.lock === session) void lock();
    if (typeof data === "number" && data > doneAt) [doneAt, notice.textContent] = [data, ""];
  };
  windows.postMessage("open" satisfies Word);
  // A window that slept checks before it is seen; one that comes back from the browser's memory is reloaded.
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("pagehide", () => (document.body.hidden = true), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
  const looking = setInterval(look, 1000);
  return () => {
    listeners.abort();
    windows.close();
    notice.remove();
    clearInterval(looking);
    clearTimeout(notifying);
  };
}
