import { fillForm, readForm } from "./report-form.ts";
import { forgetOldCopies, type Copies, type Copy } from "./report-copies.ts";

/** A draft as the server has it. */
export type Draft = { id: number; uuid: string; version: number };
export type Kept =
  | { is: "still" }
  | { is: "saved"; at: string }
  /** The server does not have the newest: the line is down, the session over, or something in the form is wrong. */
  | { is: "unreachable" | "signedOut" | "refused"; onDevice: boolean }
  /** Another user, or the same one in another window, has saved since: nothing is overwritten. */
  | { is: "conflict"; error: string };

type Setup = {
  form: HTMLFormElement;
  /** Address of the autosave. */
  href: string;
  /** The basis of the form before there was a draft: the name of the copy on the device. */
  about: string;
  draft: Draft | null;
  /** The page shows two versions side by side: only the author decides which one is saved. */
  undecided: boolean;
  copies: Copies | null;
  /** A key that no other save has. */
  newKey: () => string;
  tell: (kept: Kept, draft: Draft | null) => void;
  /** A copy on the device that is based on another version than the form. */
  offer: (copy: Copy) => void;
};

const STILL_MS = 3000;
const LONGEST_MS = 15_000;
const DEVICE_MS = 400;
const RETRY_MS = [3000, 10_000, 30_000];
const LOOK_MS = 20_000;
const TIMEOUT_MS = 60_000;

/**
 * Autosaves a form: on the server a few seconds after typing stops, on the device until the server has it. A save whose
 * answer was lost is sent again as it was, with its key, so that it acts once. Changes made elsewhere are not
 * overwritten.
 */
export function keepReport({ form, href, about, draft, undecided, copies, newKey, tell, offer }: Setup) {
  let [typed, kept, firstAt, lookedAt, tries] = [0, 0, 0, Date.now(), 0];
  let pending: { body: URLSearchParams; typed: number } | null = null;
  let running: Promise<void> | null = null;
  let stopped = undecided;
  let letGo = false;
  let onDevice = copies !== null;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let deviceSoon: ReturnType<typeof setTimeout> | undefined;

  const nameOf = (one: Draft | null) => one?.uuid ?? about;
  const behind = () => typed > kept || running !== null;

  async function toDevice() {
    clearTimeout(deviceSoon);
    try {
      if (typed > kept)
        await copies?.write(nameOf(draft), {
          body: readForm(form).toString(),
          version: draft?.version ?? null,
          sent: pending?.body.toString(),
          at: Date.now(),
        });
      if (typed === kept) copies?.forget(nameOf(draft));
      onDevice = copies !== null;
    } catch {
      onDevice = false; // no room left, or its author has logged out
    }
  }
  function plan(wait: number) {
    clearTimeout(soon);
    if (!stopped) soon = setTimeout(() => void save(), wait);
  }
  function change() {
    if (typed++ === kept) firstAt = Date.now();
    clearTimeout(deviceSoon);
    deviceSoon = setTimeout(() => void toDevice(), DEVICE_MS);
    plan(Math.min(STILL_MS, Math.max(0, firstAt + LONGEST_MS - Date.now())));
  }

  async function post(body: URLSearchParams) {
    const answer = await fetch(href, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    );
    return {
      answer,
      told: (await answer?.json().catch(() => null)) as (Draft & { updatedAt: string; error?: string }) | null,
    };
  }
  async function send() {
    if (!pending) {
      const body = readForm(form);
      if (!draft && !body.get("content")?.trim()) return;
      body.set("idempotencyKey", newKey());
      if (draft) body.set("medicalReport", String(draft.id));
      if (draft) body.set("version", String(draft.version));
      pending = { body, typed };
      // The page may end before the answer comes: the next one repeats the request.
      await toDevice();
    }
    const sent = pending;
    const { answer, told } = await post(sent.body);
    if (answer?.ok && told) return done(sent.typed, told);
    if (answer && told && answer.status < 500 && answer.status !== 429) pending = null;
    await toDevice();
    if (answer?.status === 409) {
      stopped = true;
      return tell({ is: "conflict", error: told?.error ?? "stale" }, draft);
    }
    tell({ is: answer?.status === 401 ? "signedOut" : pending ? "unreachable" : "refused", onDevice }, draft);
    if (pending || answer?.status === 401) plan(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]!);
  }
  async function done(upTo: number, { id, uuid, version, updatedAt }: Draft & { updatedAt: string }) {
    const begun = !draft;
    draft = { id, uuid, version };
    [kept, pending, tries, firstAt] = [upTo, null, 0, Date.now()];
    tell({ is: "saved", at: updatedAt }, draft);
    await toDevice();
    // Not before the copy has its new name: the page may end in between.
    if (begun) copies?.forget(about);
    if (typed > kept) plan(STILL_MS);
  }
  /** One save after another. */
  function save(): Promise<void> {
    clearTimeout(soon);
    if (stopped || (typed === kept && !pending)) return running ?? Promise.resolve();
    return (running ??= send().finally(() => (running = null)));
  }

  /** Unsaved text goes to the server first, so that a broken line does not take users away from their text. */
  function submit(event: SubmitEvent) {
    if (letGo || stopped || !behind()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = event.submitter;
    void (async () => {
      await running;
      await save();
      if (pending) return;
      letGo = true;
      // React writes the draft's version into the form first.
      setTimeout(() => {
        form.requestSubmit(pressed);
        letGo = false;
      });
    })();
  }
  async function look() {
    if (behind()) return void save();
    if (!draft || stopped || document.hidden || Date.now() < lookedAt + LOOK_MS) return;
    lookedAt = Date.now();
    const answer = await fetch(`${href}?report=${draft.uuid}`, { redirect: "manual" }).catch(() => null);
    const there = answer?.ok
      ? ((await answer.json().catch(() => null)) as { version: number; state: string } | null)
      : null;
    if (!there || behind() || there.version <= draft.version) return;
    stopped = true;
    tell({ is: "conflict", error: there.state === "DRAFT" ? "stale" : "reportNotDraft" }, draft);
  }
  function leave(event: BeforeUnloadEvent) {
    if (typed > kept && !onDevice && !letGo) event.preventDefault();
    void toDevice();
  }

  /**
   * The desk locks, or the session has ended: no prompt before leaving. If no copy can be kept on the device, the form
   * is handed over.
   */
  function leaveAtOnce(event: Event) {
    letGo = true;
    if (copies?.isOpen()) event.preventDefault();
    (event as CustomEvent<Promise<unknown>[]>).detail.push(toDevice().then(save));
  }

  /** The server's version stays until it is overwritten by a save. */
  const fill = (copy: Copy) => fillForm(form, copy.body);
  /** The copy that belongs to this draft without its page knowing, since the answer to its first save was lost. */
  async function begunCopy(draft: Draft, copies: Copies): Promise<Copy | null> {
    const begun = undecided ? null : await copies.read(about);
    const told = begun?.sent === undefined ? null : (await post(new URLSearchParams(begun.sent))).told;
    if (!begun || told?.uuid !== draft.uuid) return null;
    const copy = { body: begun.body, version: told.version, at: begun.at };
    await copies.write(draft.uuid, copy);
    copies.forget(about);
    return copy;
  }
  async function begin() {
    forgetOldCopies(Date.now());
    const copy = copies && ((await copies.read(nameOf(draft))) ?? (draft && (await begunCopy(draft, copies))));
    // Text typed before the scripts loaded counts as typed.
    if (typed === 0 && [...form.querySelectorAll("textarea")].some((area) => area.value !== area.defaultValue))
      change();
    if (!copy) return;
    const [same, basis] = [copy.body === readForm(form).toString(), draft?.version ?? null];
    if (typed > 0) return same ? undefined : offer(copy);
    const sent = copy.sent === undefined || undecided ? null : new URLSearchParams(copy.sent);
    if (copy.version === basis) {
      if (sent) pending = { body: sent, typed };
      return same ? change() : fill(copy);
    }
    // The newer version may be the author's own save with a lost answer: repeating it unchanged decides that.
    if (!same && sent && (await post(sent)).told?.version === basis && typed === 0) return fill(copy);
    if (!same) return offer(copy);
    if (!undecided) copies?.forget(nameOf(draft));
  }

  const ears = new AbortController();
  const { signal } = ears;
  form.addEventListener("input", change, { signal });
  form.addEventListener("submit", submit, { capture: true, signal });
  window.addEventListener("online", () => void save(), { signal });
  window.addEventListener("focus", () => void look(), { signal });
  document.addEventListener("visibilitychange", () => void look(), { signal });
  document.addEventListener("handover", leaveAtOnce, { signal });
  window.addEventListener("beforeunload", leave, { signal });
  void begin();
  return {
    fill,
    end() {
      ears.abort();
      void toDevice();
      void save();
      stopped = true;
      clearTimeout(soon);
    },
  };
}
