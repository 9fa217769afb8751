import { createHash } from "node:crypto";
import { expect } from "vitest";
import { createDb, type Db } from "#api/core/db/client.ts";
import { serveGrid } from "#api/grids/serve-grid.ts";
import { jobHandlers } from "#api/core/jobs/handlers.ts";
import type { Mail } from "#api/core/outside/mail.ts";
import type { Sms } from "#api/core/outside/sms.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { ids, now, type Role } from "../cast/people.ts";
import { testApi } from "../kit/api.ts";
import { ACCOUNT } from "../kit/bank/statement-files.ts";
import { openBookings } from "../kit/bookings.ts";
import { tableOf, type Row } from "../kit/money/tables.ts";
import { Model } from "./model.ts";
import { digestOf } from "./truths/other-center.ts";
import { VirtualJobs } from "./virtual-jobs.ts";

/** A message as it left, and the hour of the world at that moment. */
export type Sent = { id: string; to: string; text: string; subject: string; at: Date };

/** The product over a database of its own, with a clock that only the test moves and a process that can be killed. */
export class World {
  readonly model = new Model();
  /** Messages that no truth has looked at. */
  readonly sent: Sent[] = [];
  /** Counts of operations that were done, and of refusals by code. */
  readonly answered = new Map<string, number>();
  /** Queries until the process is killed; null while nothing threatens it. */
  private dyingIn: number | null = null;
  private died = false;
  kills = 0;
  private asked = 0;
  refusal: string | null = null;
  private readonly jobs: VirtualJobs;
  /** SHA-256 of the bytes of each file, as they were sent, or when it was first seen. */
  readonly hashes = new Map<string, string>();
  /** The digest of the other centre's rows as it left them. */
  elsewhere = "";
  /** A mark of all rows of money at the last look at them. */
  moneyWritten = "";
  /** The joint invoices that were looked at last. */
  jointInvoices = "";
  /** The same of the calendar and of requests. */
  calendarWritten = "";
  readonly history: string[] = [];
  /** The connection of the tables' owner, for checks of the product itself. */
  readonly ownerDb: Db;

  constructor(readonly api: Awaited<ReturnType<typeof testApi>>) {
    const { owner, app } = api.database;
    this.ownerDb = createDb(owner);
    this.jobs = new VirtualJobs(owner, jobHandlers(api.services));
    // Of a killed connection that lies idle in the pool.
    app.on("error", () => {});
    app.on("connect", (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        if (this.dyingIn === null || --this.dyingIn > 0) return query(...args);
        this.dyingIn = null;
        this.died = true;
        this.kills++;
        const pid = (client as unknown as { processID: number }).processID;
        const killed = owner.query("select pg_terminate_backend($1, 60000)", [pid]);
        return typeof args.at(-1) === "function"
          ? void killed.then(() => query(...args))
          : killed.then(() => query(...args));
      }) as never;
    });
  }

  get now() {
    return this.api.clock.now;
  }

  /** Rows by a query of the tables' owner, which the server plans once. */
  async sql<T = any>(text: string, values: unknown[] = []): Promise<T[]> {
    const name = createHash("sha1").update(text).digest("hex");
    return (await this.api.database.owner.query({ name, text, values })).rows as T[];
  }

  /** Kills the process before it sends one of its next queries. */
  killIn(queries: number) {
    this.dyingIn = queries;
  }

  /**
   * The answer of one field, or undefined where it is refused, with the code in `refusal`. A client whose server died
   * asks again with the same key. Files are null in `variables` at their positions.
   */
  async ask(who: Role | null, document: string, variables: object = {}, files?: Record<string, File>): Promise<any> {
    const headers = {
      "idempotency-key": `world ${++this.asked}`,
      address: `10.0.${this.asked >> 8}.${this.asked & 255}`,
    };
    const send = () =>
      files
        ? this.api.upload(who, document, variables, files, headers)
        : this.api.call(who, document, variables, headers);
    let answer = await send();
    for (let again = 0; this.died && again < 3 && (again === 0 || answer.status === 503); again++)
      answer = await send();
    this.died = false;
    expect(answer.status, `${document} ${JSON.stringify(variables)} ${JSON.stringify(answer.errors)}`).toBeLessThan(
      500,
    );
    this.refusal = answer.errors ? String(answer.errors[0]!.extensions.code) : null;
    const name = `${answer.errors?.[0]?.path ?? Object.keys(answer.data)[0]} ${this.refusal ?? "done"}`;
    this.answered.set(name, (this.answered.get(name) ?? 0) + 1);
    return answer.errors ? undefined : Object.values(answer.data)[0];
  }

  /** The rows of a list's file, as an administrator saves it. */
  async fileOf(name: string): Promise<Row[]> {
    const { services, tokenOf } = this.api;
    const caller = { token: tokenOf("admin"), address: "", requestId: "" };
    const read = async () =>
      tableOf(
        Buffer.from(await (await serveGrid(services, caller, name, new URLSearchParams("format=csv"))).arrayBuffer()),
      );
    try {
      return await read();
    } catch (error) {
      if (!this.died) throw error;
      this.died = false;
      return read();
    }
  }

  /** Does all jobs that are due, again where the process died in one. */
  async work() {
    const { api, model } = this;
    await this.jobs.runDue(this.now, () => {
      for (const mail of api.mails.splice(0)) this.sent.push(this.asSent(mail));
      for (const text of api.texts.splice(0)) this.sent.push(this.asSent({ ...text, subject: "" }));
      const died = this.died;
      this.died = false;
      return died;
    });
    model.tick(this.now.getTime());
  }

  private asSent = ({ id, to, text, subject }: (Mail | Sms) & { subject: string }): Sent => ({
    id: id ?? "",
    to,
    text,
    subject,
    at: this.now,
  });

  /** Writes a step down; a minute passes before it. */
  async begin(step: string) {
    this.history.push(step);
    this.api.clock.now = later(this.now, MINUTE);
    await this.keepSessions();
    this.model.tick(this.now.getTime());
    await this.work();
  }

  lookElsewhere = async () => {
    this.elsewhere = await digestOf(this, ids.foreignCenter);
  };

  /** Lets time pass up to a moment, from one due job to the next, and looks after each. */
  async pass(until: Date, look: () => Promise<void>) {
    const span = until.getTime() - this.now.getTime();
    this.jobs.pause = Math.max(15 * MINUTE, Math.ceil(span / 6));
    while (this.now < until) {
      const next = await this.jobs.next();
      this.api.clock.now = !next || next >= until ? until : next > this.now ? next : this.now;
      await this.keepSessions();
      this.model.tick(this.now.getTime());
      await this.work();
      await look();
    }
  }

  /** People stay at their desks, and have just said who they are. */
  keepSessions = () => this.sql("update sessions set last_seen_at = $1, authenticated_at = $1", [this.now]);
}

/** Mondays before clocks change, and before the year does. */
export const starts = [now, new Date("2026-10-19T08:00:00Z"), new Date("2026-12-28T09:00:00Z")];

/** Opens the world on a Monday morning, with a page on which patients book, an account, and messages switched on. */
export async function openWorld(start = starts[0]!): Promise<World> {
  const world = new World(await testApi());
  const { owner } = world.api.database;
  await openBookings(owner);
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', $2, true)`,
    [ids.center, ACCOUNT.iban],
  );
  for (const job of ["remindVisits", "expireVouchers"])
    await owner.query("select public.enqueue_job($1, '{}'::jsonb, now(), $1, null, null)", [job]);
  const { jana, karel, anna } = ids.patients;
  await owner.query("update patient_cards set email = 'p' || id || '@pacient.example' where id = any($1)", [
    [jana, karel, anna],
  ]);
  for (const card of [jana, karel, anna])
    world.model.cards.set(card, { language: null, closed: false, mergedInto: null });
  world.model.take(now, "CARD", 25_050);
  // The other centre's voucher does not end while it is looked at.
  await owner.query("update procedure_vouchers set valid_to = '2099-01-01' where medical_center_id = $1", [
    ids.foreignCenter,
  ]);
  await owner.query("select attest_money()");
  world.api.clock.now = start;
  return world;
}
