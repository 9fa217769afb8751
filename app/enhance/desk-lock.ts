export type DeskPage = {
  /** Whose page it is: somebody else may be at the desk when it is locked. */
  session: number;
  lockMinutes: number;
  /** Where the page is sent when it is locked, and asks whether it is as long as somebody is at it. */
  href: string;
  /** What is said before it locks, and while the server cannot be reached. */
  soon: string;
  waits: string;
};

const WARN_MS = 20_000;
const STAY_MS = 5000;
const RETRY_MS = 3000;
/** How long a page that keeps its form itself may take for it. */
const OWN_MS = 2000;
const deeds = ["keydown", "pointerdown", "pointermove", "wheel", "input"] as const;
/** What windows of a desk tell each other. */
type Word = { lock: number } | "open" | number;

/**
 * Locks a page of a shared desk when nobody has done anything in any window, or somebody asks for it; the server is told now and
 * then that somebody is there, and locks by itself as well. Before the page goes, what was typed in its form is handed over, and the
 * page is emptied at once: it shows nothing though the line be down. A page with a keeping of its own is heard first (`desklock`).
 */
export function watchDesk({ session, lockMinutes, href, soon, waits }: DeskPage) {
  const idleMs = lockMinutes * 60_000;
  const warnMs = Math.min(WARN_MS, idleMs / 3);
  const windows = new BroadcastChannel("motus-desk");
  const ears = new AbortController();
  const { signal } = ears;
  let [doneAt, toldAt, locking] = [Date.now(), Date.now(), false];
  let telling: ReturnType<typeof setTimeout> | undefined;
  let touched: HTMLFormElement | null = null;
  const notice = Object.assign(document.createElement("div"), { className: "desk-notice" });
  notice.setAttribute("role", "status");
  document.body.append(notice);

  function done() {
    doneAt = Date.now();
    if (notice.textContent) [notice.textContent, toldAt] = ["", 0];
    telling ??= setTimeout(tell, Math.max(0, toldAt + STAY_MS - doneAt));
  }
  async function tell() {
    [telling, toldAt] = [undefined, Date.now()];
    windows.postMessage(doneAt satisfies Word);
    const answer = await fetch(href).catch(() => null);
    if (answer?.redirected) void lock();
  }
  function look() {
    const idle = Date.now() - doneAt;
    if (idle >= idleMs) return void lock();
    if (idle >= idleMs - warnMs && !notice.textContent) notice.textContent = soon;
  }
  /** The form that somebody has used; of one that only asks, what is asked is in the address. */
  function typed(): { place: string; typed: string } {
    const place = location.pathname + location.search;
    if (!touched?.isConnected) return { place, typed: "" };
    const values = new URLSearchParams(
      [...new FormData(touched)].filter(([, value]) => typeof value === "string") as [string, string][],
    ).toString();
    if (touched.method === "post") return { place, typed: values };
    return {
      place: new URL(touched.action).pathname === location.pathname ? `${location.pathname}?${values}` : place,
      typed: "",
    };
  }
  async function lock(turn = false) {
    if (locking) return;
    locking = true;
    windows.postMessage({ lock: session } satisfies Word);
    const own: Promise<unknown>[] = [];
    const keepsItself = !document.dispatchEvent(new CustomEvent("desklock", { cancelable: true, detail: own }));
    const typedHere = typed();
    empty(waits);
    await Promise.race([Promise.allSettled(own), new Promise((late) => setTimeout(late, OWN_MS))]);
    // What is kept by itself may have got an address meanwhile.
    const body = new URLSearchParams({
      session: String(session),
      ...(keepsItself ? { place: location.pathname + location.search } : typedHere),
      ...(turn && { turn: "1" }),
    });
    for (;;) {
      const answer = await fetch(href, { method: "POST", body }).catch(() => null);
      if (answer?.ok) return location.replace(answer.url);
      await new Promise((later) => setTimeout(later, RETRY_MS));
    }
  }

  for (const deed of deeds) document.addEventListener(deed, done, { capture: true, passive: true, signal });
  for (const use of ["input", "change", "click"])
    document.addEventListener(
      use,
      ({ target }) => (touched = (target as Element).closest?.<HTMLFormElement>("main form") ?? touched),
      { capture: true, signal },
    );
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
  // A window that slept looks before it is looked at; one that comes back from the browser's memory is read anew.
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("pagehide", () => (document.body.hidden = true), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
  const looking = setInterval(look, 1000);
  return () => {
    ears.abort();
    windows.close();
    notice.remove();
    clearInterval(looking);
    clearTimeout(telling);
  };
}

/** Nothing of the page is left to be read. */
function empty(waits: string) {
  document.title = "Motus";
  const note = document.createElement("p");
  note.className = "desk-notice";
  setTimeout(() => (note.textContent = waits), RETRY_MS);
  document.body.replaceChildren(note);
}
