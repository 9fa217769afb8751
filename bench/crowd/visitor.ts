import { parse } from "node-html-parser";
import type { Product } from "../process.ts";

type Fields = Record<string, string>;
export type Visitor = ReturnType<typeof visitorOf>;

const saidIn = (body: string) =>
  (parse(body).querySelector('[role="alert"], main')?.structuredText ?? body).replace(/\s+/g, " ").slice(0, 200);

/**
 * A browser without scripts: keeps cookies, sends the forms of pages, follows redirects; throws on any other answer.
 */
export function visitorOf({ url }: Pick<Product, "url">, timed: (ms: number) => void) {
  const cookies = new Map<string, string>();

  async function ask(address: string, init: RequestInit = {}) {
    const started = performance.now();
    const headers = {
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      accept: "text/html",
      "sec-fetch-site": "same-origin",
    };
    const response = await fetch(new URL(address, url), { headers, redirect: "manual", ...init });
    const body = await response.text();
    timed(performance.now() - started);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === "" || /max-age=0/i.test(cookie)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    if (response.status !== 200 && response.status !== 302)
      throw new Error(`${init.method ?? "GET"} ${address} answers ${response.status}: ${saidIn(body)}`);
    return { body, location: response.headers.get("location") };
  }

  async function open(address: string) {
    const { body, location } = await ask(address);
    if (location) throw new Error(`${address} leads to ${location}`);
    return parse(body);
  }

  return {
    open,
    /** The addresses of a page's links that are of this form, each once. */
    async links(address: string, form: RegExp): Promise<string[]> {
      const links = (await open(address)).querySelectorAll("main a[href]").map((link) => link.getAttribute("href")!);
      return [...new Set(links.filter((link) => form.test(link)))];
    },
    /** Opens a page, fills its form that has those fields, sends it and follows the redirect. */
    async send(address: string, typed: Fields) {
      const page = await open(address);
      const form = page
        .querySelectorAll('form[method="post"]')
        .find((form) => Object.keys(typed).every((name) => form.querySelector(`[name="${name}"]`)));
      if (!form) throw new Error(`${address} has no form with ${Object.keys(typed)}`);
      const fields = new URLSearchParams();
      for (const field of form.querySelectorAll("input[name], textarea[name], select[name]")) {
        const isChosen =
          !/^(checkbox|radio|file)$/.test(field.getAttribute("type") ?? "") || field.hasAttribute("checked");
        const option = field.querySelector("option[selected]") ?? field.querySelector("option");
        if (isChosen) fields.append(field.getAttribute("name")!, (option ?? field).getAttribute("value") ?? field.text);
      }
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
      const { body, location } = await ask(form.getAttribute("action") ?? address, { method: "POST", body: fields });
      if (!location) throw new Error(`The form of ${address} is not taken: ${saidIn(body)}`);
      await open(location);
      return location;
    },
    /** Listens to changes of the calendar until it is stopped. */
    async listen(leaving: AbortSignal) {
      const response = await fetch(`${url}/zmeny-kalendare`, {
        headers: { cookie: `motus=${cookies.get("motus")}` },
        signal: leaving,
      });
      if (response.status !== 200) throw new Error(`Live updates answer ${response.status}`);
      const reading = (async () => {
        for await (const _ of response.body as unknown as AsyncIterable<Uint8Array>);
        throw new Error("Live updates ended");
      })();
      return reading.catch((error) => leaving.aborted || Promise.reject(error));
    },
  };
}
