import type { i18n } from "i18next";
import { addNotice, handOver, watchForms } from "../hand-over.ts";

export type SessionPage = {
  /** The session of the page: the browser may have begun another one since. */
  id: number;
  /** Seconds until it ends if nothing more is done in it. */
  endsIn: number;
  ticket: string;
  /** The address for asking when the session ends, and for handing over the typed form when it has. */
  href: string;
  /** The words of the present language. */
  i18n: Pick<i18n, "t">;
};

const TICK_MS = 15_000;
/** Time between the questions of a visible page, whether its session was ended elsewhere. */
const ASK_MS = 60_000;
const WARN_MS = 60_000;
/** Bounds of the time between reports of activity; within them, a third of the time that is left. */
const [NOTE_LEAST_MS, NOTE_MOST_MS] = [5000, 180_000];
const TIMEOUT_MS = 10_000;
const uses = ["keydown", "pointerdown", "wheel", "input"] as const;
/** A page says which session has ended, or that one may have. */
type Word = number | "look";

/**
 * Empties the page when its session has ended: at the end it knows of, and within a minute if the session was ended
 * elsewhere. Its questions keep no session alive; activity does, reported now and then. Past the known end the page is
 * hidden before it asks, since another window may have prolonged the session, and emptied if no answer comes.
 */
export function watchSession({ id, endsIn, ticket, href, i18n }: SessionPage) {
  const windows = new BroadcastChannel("motus-session");
  const listeners = new AbortController();
  const { signal } = listeners;
  const typedHere = watchForms(signal);
  const words = (name: "endsSoon" | "endedWaits") => i18n.t(name);
  let [endAt, askedAt, notedAt, noteMs] = [0, 0, Date.now(), 0];
  const { hide, show } = createCurtain();
  let [over, asking] = [false, false];
  const warning = createWarning(() => words("endsSoon"));
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Counted from the question: the computer may have slept before the answer was read. */
  function learn(seconds: number, askedAt: number) {
    const left = seconds * 1000;
    endAt = askedAt + left;
    noteMs = Math.min(NOTE_MOST_MS, Math.max(NOTE_LEAST_MS, left / 3));
    warning.say(left <= WARN_MS);
  }
  async function ask(here = false) {
    if (asking || over) return;
    asking = true;
    const since = (askedAt = Date.now());
    if (here) notedAt = since;
    const left = await askServer(`${href}?session=${id}${here ? "&here=1" : ""}`);
    asking = false;
    if (over || signal.aborted) return;
    // A question that the computer slept over fails and says nothing.
    if (left === "over" || (left === "unknown" && since >= endAt)) return end();
    if (left !== "unknown") learn(left, since);
    if (Date.now() >= endAt) return look();
    show();
    plan();
  }
  /** The time of the next question: a hidden page only has to know at the end. */
  const askAt = () =>
    document.hidden ? endAt : Math.min(endAt, askedAt + ASK_MS, endAt - WARN_MS > askedAt ? endAt - WARN_MS : endAt);
  function look() {
    if (Date.now() >= endAt) hide();
    if (Date.now() >= askAt()) void ask();
    plan();
  }
  /** A timer stops while the computer sleeps: never longer than a little. */
  function plan() {
    clearTimeout(timer);
    if (!over) timer = setTimeout(look, asking ? TICK_MS : Math.min(TICK_MS, Math.max(0, askAt() - Date.now()) + 50));
  }
  function use() {
    if (Date.now() >= endAt) return look();
    if (Date.now() >= notedAt + (warning.isSaid() ? NOTE_LEAST_MS : noteMs)) void ask(true);
  }
  function wake() {
    if (Date.now() >= endAt) hide();
    if (!document.hidden) void ask();
  }
  function end() {
    if (over) return;
    over = true;
    windows.postMessage(id satisfies Word);
    leave();
    void handOver(href, typedHere, words("endedWaits"), { ticket });
  }
  function leave() {
    listeners.abort();
    windows.close();
    warning.remove();
    clearTimeout(timer);
  }

  windows.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === "look") void ask();
    if (data === id) end();
  };
  listen(signal, { use, wake, hide });
  askedAt = Date.now();
  learn(endsIn, askedAt);
  plan();
  return leave;
}

function createWarning(words: () => string) {
  let notice: HTMLElement | undefined;
  return {
    say(soon: boolean) {
      if (soon) notice ??= addNotice();
      // Read aloud only if it changes after it was added.
      setTimeout(() => notice && (notice.textContent = soon ? words() : ""));
    },
    isSaid: () => Boolean(notice?.textContent),
    remove: () => notice?.remove(),
  };
}

type Listeners = { use: () => void; wake: () => void; hide: () => void };

function listen(signal: AbortSignal, { use, wake, hide }: Listeners) {
  for (const one of uses) document.addEventListener(one, use, { capture: true, passive: true, signal });
  document.addEventListener("visibilitychange", wake, { signal });
  // A page that comes back from the browser's memory asks before it is seen.
  window.addEventListener("pagehide", hide, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && wake(), { signal });
}

/** The seconds that are left of a session, as the server says. */
async function askServer(href: string): Promise<number | "over" | "unknown"> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (answer?.status === 401) return "over";
  const left = answer?.ok ? ((await answer.json().catch(() => null)) as { endsIn: number } | null) : null;
  return left?.endsIn ?? "unknown";
}

/** Hides the page, and shows it again as it was, with its focus. */
function createCurtain() {
  let before: { focus: Element | null; top: number } | null = null;
  return {
    hide() {
      before ??= { focus: document.activeElement, top: window.scrollY };
      document.body.hidden = true;
    },
    show() {
      if (!before) return;
      document.body.hidden = false;
      (before.focus as HTMLElement | null)?.focus?.({ preventScroll: true });
      window.scrollTo(0, before.top);
      before = null;
    },
  };
}
