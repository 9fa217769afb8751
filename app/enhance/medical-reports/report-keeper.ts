import { fillForm, readForm } from "./report-form.ts";
import { forgetOldCopies, type Copies, type Copy } from "./report-copies.ts";
import { postDraft, type Draft } from "./report-post.ts";

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
  report: (kept: Kept, draft: Draft | null) => void;
  /** A copy on the device that is based on another version than the form. */
  offer: (copy: Copy) => void;
};

const [STILL_MS, LONGEST_MS] = [3000, 15_000];
const DEVICE_MS = 400;
const RETRY_MS = [3000, 10_000, 30_000];
const LOOK_MS = 20_000;

/**
 * Autosaves a form: on the server a few seconds after typing stops, on the device until the server has it. A save whose
 * answer was lost is sent again as it was, with its key, so that it acts once. Changes made elsewhere are not
 * overwritten.
 */
export class ReportKeeper {
  private typed = 0;
  private kept = 0;
  private firstAt = 0;
  private lookedAt = Date.now();
  private tries = 0;
  private pending: { body: URLSearchParams; typed: number } | null = null;
  private running: Promise<void> | null = null;
  private draft: Draft | null;
  private stopped: boolean;
  private resting = false;
  private letGo = false;
  private onDevice: boolean;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private deviceSoon: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new AbortController();

  constructor(private readonly page: Setup) {
    this.draft = page.draft;
    this.stopped = page.undecided;
    this.onDevice = page.copies !== null;
    this.listen();
    void this.begin();
  }

  /** The server's version stays until it is overwritten by a save. */
  fill(copy: Copy) {
    fillForm(this.page.form, copy.body);
  }
  end() {
    this.resting = false;
    this.listeners.abort();
    void this.toDevice();
    void this.save();
    this.stopped = true;
    clearTimeout(this.soon);
  }

  private listen() {
    const { signal } = this.listeners;
    const { form } = this.page;
    form.addEventListener("input", () => this.change(), { signal });
    form.addEventListener("submit", (event) => this.submit(event), { capture: true, signal });
    window.addEventListener("online", () => void this.save(), { signal });
    window.addEventListener("focus", () => void this.look(), { signal });
    document.addEventListener("visibilitychange", () => void this.look(), { signal });
    document.addEventListener("covered", (event) => this.rest((event as CustomEvent<boolean>).detail), { signal });
    document.addEventListener("handover", (event) => this.leaveAtOnce(event), { signal });
    window.addEventListener("beforeunload", (event) => this.leave(event), { signal });
  }

  private nameOfCopy = () => this.draft?.uuid ?? this.page.about;
  private isBehind = () => this.typed > this.kept || this.running !== null;

  private async toDevice() {
    const { copies, form } = this.page;
    clearTimeout(this.deviceSoon);
    try {
      if (this.typed > this.kept)
        await copies?.write(this.nameOfCopy(), {
          body: readForm(form).toString(),
          version: this.draft?.version ?? null,
          sent: this.pending?.body.toString(),
          at: Date.now(),
        });
      if (this.typed === this.kept) copies?.forget(this.nameOfCopy());
      this.onDevice = copies !== null;
    } catch {
      this.onDevice = false; // no room left, or its author has logged out
    }
  }
  private plan(wait: number) {
    clearTimeout(this.soon);
    if (!this.stopped) this.soon = setTimeout(() => void this.save(), wait);
  }
  private change() {
    if (this.typed++ === this.kept) this.firstAt = Date.now();
    clearTimeout(this.deviceSoon);
    this.deviceSoon = setTimeout(() => void this.toDevice(), DEVICE_MS);
    this.plan(Math.min(STILL_MS, Math.max(0, this.firstAt + LONGEST_MS - Date.now())));
  }

  private post = (body: URLSearchParams) => postDraft(this.page.href, body);
  private async send() {
    const { form, newKey, report } = this.page;
    if (!this.pending) {
      const body = readForm(form);
      if (!this.draft && !body.get("content")?.trim()) return;
      body.set("idempotencyKey", newKey());
      if (this.draft) body.set("medicalReport", String(this.draft.id));
      if (this.draft) body.set("version", String(this.draft.version));
      this.pending = { body, typed: this.typed };
      // The page may end before the answer comes: the next one repeats the request.
      await this.toDevice();
    }
    const sent = this.pending;
    const { answer, reply } = await this.post(sent.body);
    if (answer?.ok && reply) return this.done(sent.typed, reply);
    if (answer && reply && answer.status < 500 && answer.status !== 429) this.pending = null;
    await this.toDevice();
    if (answer?.status === 409) {
      this.stopped = true;
      return report({ is: "conflict", error: reply?.error ?? "stale" }, this.draft);
    }
    const { pending, onDevice } = this;
    report({ is: answer?.status === 401 ? "signedOut" : pending ? "unreachable" : "refused", onDevice }, this.draft);
    if (pending || answer?.status === 401) this.plan(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!);
  }
  private async done(upTo: number, { id, uuid, version, updatedAt }: Draft & { updatedAt: string }) {
    const begun = !this.draft;
    this.draft = { id, uuid, version };
    [this.kept, this.pending, this.tries, this.firstAt] = [upTo, null, 0, Date.now()];
    this.page.report({ is: "saved", at: updatedAt }, this.draft);
    await this.toDevice();
    // Not before the copy has its new name: the page may end in between.
    if (begun) this.page.copies?.forget(this.page.about);
    if (this.typed > this.kept) this.plan(STILL_MS);
  }
  /** Under a dialog nothing is typed, and the dialog may end the draft: it is saved at once, and then no more. */
  private rest(covered: boolean) {
    if (covered) void this.save();
    this.resting = covered;
    if (!covered) this.plan(0);
  }
  /** One save after another. */
  private save(): Promise<void> {
    clearTimeout(this.soon);
    if (this.stopped || this.resting || (this.typed === this.kept && !this.pending))
      return this.running ?? Promise.resolve();
    return (this.running ??= this.send().finally(() => (this.running = null)));
  }

  /** Unsaved text goes to the server first, so that a broken line does not take users away from their text. */
  private submit(event: SubmitEvent) {
    if (this.letGo || this.stopped || !this.isBehind()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void this.saveAndSubmit(event.submitter);
  }
  private async saveAndSubmit(pressed: HTMLElement | null) {
    await this.running;
    await this.save();
    if (this.pending) return;
    this.letGo = true;
    // React writes the draft's version into the form first.
    setTimeout(() => {
      this.page.form.requestSubmit(pressed);
      this.letGo = false;
    });
  }
  private async look() {
    if (this.isBehind()) return void this.save();
    const { draft } = this;
    if (!draft || this.stopped || this.resting || document.hidden || Date.now() < this.lookedAt + LOOK_MS) return;
    this.lookedAt = Date.now();
    const answer = await fetch(`${this.page.href}?report=${draft.uuid}`, { redirect: "manual" }).catch(() => null);
    const there = answer?.ok
      ? ((await answer.json().catch(() => null)) as { version: number; state: string } | null)
      : null;
    if (!there || this.isBehind() || there.version <= draft.version) return;
    this.stopped = true;
    this.page.report({ is: "conflict", error: there.state === "DRAFT" ? "stale" : "reportNotDraft" }, draft);
  }
  private leave(event: BeforeUnloadEvent) {
    if (this.typed > this.kept && !this.onDevice && !this.letGo) event.preventDefault();
    void this.toDevice();
  }
  /**
   * The desk locks, or the session has ended: no prompt before leaving. If no copy can be kept on the device, the form
   * is handed over.
   */
  private leaveAtOnce(event: Event) {
    this.letGo = true;
    if (this.page.copies?.isOpen()) event.preventDefault();
    (event as CustomEvent<Promise<unknown>[]>).detail.push(this.toDevice().then(() => this.save()));
  }

  /** The copy that belongs to this draft without its page knowing, since the answer to its first save was lost. */
  private async begunCopy(draft: Draft, copies: Copies): Promise<Copy | null> {
    const { about, undecided } = this.page;
    const begun = undecided ? null : await copies.read(about);
    const reply = begun?.sent === undefined ? null : (await this.post(new URLSearchParams(begun.sent))).reply;
    if (!begun || reply?.uuid !== draft.uuid) return null;
    const copy = { body: begun.body, version: reply.version, at: begun.at };
    await copies.write(draft.uuid, copy);
    copies.forget(about);
    return copy;
  }
  private async begin() {
    forgetOldCopies(Date.now());
    const { copies, form, offer, undecided } = this.page;
    const copy =
      copies && ((await copies.read(this.nameOfCopy())) ?? (this.draft && (await this.begunCopy(this.draft, copies))));
    // Text typed before the scripts loaded counts as typed.
    if (this.typed === 0 && [...form.querySelectorAll("textarea")].some((area) => area.value !== area.defaultValue))
      this.change();
    if (!copy) return;
    const [same, basis] = [copy.body === readForm(form).toString(), this.draft?.version ?? null];
    if (this.typed > 0) return same ? undefined : offer(copy);
    const sent = copy.sent === undefined || undecided ? null : new URLSearchParams(copy.sent);
    if (copy.version === basis) {
      if (sent) this.pending = { body: sent, typed: this.typed };
      return same ? this.change() : this.fill(copy);
    }
    // The newer version may be the author's own save with a lost answer: repeating it unchanged decides that.
    if (!same && sent && (await this.post(sent)).reply?.version === basis && this.typed === 0) return this.fill(copy);
    if (!same) return offer(copy);
    if (!undecided) copies?.forget(this.nameOfCopy());
  }
}
