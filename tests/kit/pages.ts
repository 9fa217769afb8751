import { parse, type HTMLElement } from "node-html-parser";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { Services } from "#api/core/context.ts";
import type { Login } from "#api/core/db/roles.ts";
import { readSettings } from "#api/settings/settings.ts";
import { now, tokens, type Role } from "#tests/cast/people.ts";
import type * as Product from "../../server.ts";
import { testDatabase } from "./database.ts";

/** The pages of a browser without scripts: follows nothing by itself, keeps its cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  constructor(
    private readonly site: { fetch(request: Request): Response | Promise<Response> },
    private readonly onRenewed = (_before: string, _token: string) => {},
  ) {}

  get = (address: string, headers: Record<string, string> = {}) =>
    this.send(new Request(`http://motus.example${address}`, { headers }));

  /** Sends a form as the page's own would be sent: its hidden fields, and typed values over them. */
  post(address: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
    return this.send(
      new Request(`http://motus.example${address}`, {
        method: "POST",
        body,
        headers: { host: "motus.example", origin: "http://motus.example", "sec-fetch-site": "same-origin", ...headers },
      }),
    );
  }

  /** Sends a form with files, as a browser does where no scripts run. */
  async upload(address: string, fields: Record<string, string>, files: Record<string, File[]>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const [name, some] of Object.entries(files)) for (const file of some) body.append(name, file);
    return this.send(
      new Request(`http://motus.example${address}`, {
        method: "POST",
        body,
        headers: { host: "motus.example", "sec-fetch-site": "same-origin" },
      }),
    );
  }

  /**
   * Sends fields in their order, several of one name too: in the address, or as a browser does where no scripts run.
   */
  submit(
    { address, method }: { address: string; method: "get" | "post" },
    fields: [name: string, value: string | File][],
  ) {
    const texts = fields.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
    if (method === "get") return this.get(`${address}?${new URLSearchParams(texts)}`);
    const body = fields.some(([, value]) => typeof value !== "string") ? new FormData() : new URLSearchParams();
    for (const [name, value] of fields) body.append(name, value as string);
    return this.send(
      new Request(`http://motus.example${address}`, {
        method: "POST",
        body,
        headers: { host: "motus.example", "sec-fetch-site": "same-origin" },
      }),
    );
  }

  /** Follows a redirect once. */
  follow(page: Page) {
    if (!page.location) throw new Error(`No redirect: ${page.status}`);
    return this.get(page.location);
  }

  private async send(request: Request): Promise<Page> {
    if (this.cookies.size > 0)
      request.headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.site.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      const before = this.cookies.get(name!);
      if (name === "motus" && before && value && !request.url.includes("/prihlaseni")) this.onRenewed(before, value);
      if (/max-age=0/i.test(cookie) || value === "") this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return new Page(response.status, response.headers, await response.text());
  }
}

export class Page {
  readonly document: HTMLElement;
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {
    this.document = parse(html);
  }
  get location() {
    return this.headers.get("location");
  }
  get title() {
    return this.document.querySelector("title")?.text ?? "";
  }
  /** Visible words of the page or of a part of it, blanks folded. */
  text(selector = "body") {
    const part = this.document.querySelector(selector);
    return (part?.structuredText ?? "").replace(/\s+/g, " ").trim();
  }
  all = (selector: string) => this.document.querySelectorAll(selector);
  /** The value of a form's control. */
  value(name: string) {
    const control = this.document.querySelector(`[name="${name}"]`);
    return control?.tagName === "TEXTAREA" ? control.text : control?.getAttribute("value");
  }
  /** The submission of an untouched form. */
  filled(selector: string): Record<string, string | string[]> {
    const form = this.document.querySelector(selector)!;
    const sent: Record<string, string[]> = {};
    const add = (name: string | undefined, value: string | undefined) =>
      name && (sent[name] = [...(sent[name] ?? []), value ?? ""]);
    for (const input of form.querySelectorAll("input:not([type=file])")) {
      const type = input.getAttribute("type") ?? "text";
      if (!["checkbox", "radio"].includes(type) || input.hasAttribute("checked"))
        add(input.getAttribute("name"), input.getAttribute("value") ?? (type === "checkbox" ? "on" : ""));
    }
    for (const area of form.querySelectorAll("textarea")) add(area.getAttribute("name"), area.text);
    for (const select of form.querySelectorAll("select"))
      add(
        select.getAttribute("name"),
        (select.querySelector("[selected]") ?? select.querySelector("option"))?.getAttribute("value"),
      );
    return sent;
  }
}

/** The built product over a database of its own with the cast in it, at the cast's hour. */
export async function testPages(replaced: Partial<Services> = {}, env: Record<string, string> = {}) {
  const database = await testDatabase();
  const clock = { now };
  const logged: Record<string, unknown>[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), "motus-pages-"));
  const settings = readSettings({ MOTUS_DATA: dataDir, MOTUS_ARES_URL: "http://127.0.0.1:9", ...env });
  const bundle = path.resolve("build/server/index.js");
  const product = (await import(/* @vite-ignore */ bundle)) as typeof Product;
  const app = await product.startApp(
    settings,
    { logins: { ...database, app: database.app.options as Login }, app: database.app, stop: database.drop },
    (line) => logged.push(line),
    { now: () => clock.now, ...replaced },
  );
  afterAll(() => app.queue.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })));
  const site = product.createSite(app, await product.loadBuild());

  /** The cast's tokens, which sessions exchange for others. */
  const current: Record<string, string> = { ...tokens };
  const renew = (before: string, token: string) => {
    for (const who in current) if (current[who] === before) current[who] = token;
  };
  /** A visitor who is signed in as a member of the cast, or anonymous. */
  const visitor = (who: Role | null = null) => {
    const one = new Visitor(site, renew);
    if (who) one.cookies.set("motus", current[who]!);
    return one;
  };
  return { visitor, site, app, product, clock, database, logged };
}
