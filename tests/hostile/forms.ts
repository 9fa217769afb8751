import type { HTMLElement } from "node-html-parser";
import { pages, type PageName } from "#app/paths/all.ts";
import type { Role } from "#tests/cast/people.ts";
import type { Page } from "#tests/kit/pages.ts";

/** An input of a form: a control, or several of one name to choose from. */
export type Control = { name: string; kind: string; options: string[] };
/** A form as a browser would send it untouched by one of its buttons, and its inputs. */
export type Form = Found & { who: Role | null; cookies: Map<string, string> };
type Found = {
  page: PageName;
  address: string;
  method: "get" | "post";
  button: string | null;
  fields: [name: string, value: string][];
  controls: Control[];
};

const patterns = (Object.keys(pages) as PageName[])
  .map((page) => ({
    page,
    pattern: new RegExp(`^/${pages[page].path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
    open: (pages[page].path.match(/:/g) ?? []).length,
  }))
  .sort((one, other) => one.open - other.open);
/** The page that answers at an address. */
export const pageAt = (address: string) => patterns.find(({ pattern }) => pattern.test(address.split("?")[0]!))?.page;

/** The forms of a page, each once for every button that sends it. */
export function formsOf({ document }: Page, at: string): Found[] {
  return document.querySelectorAll("form").flatMap((form) => {
    const outside = form.id ? document.querySelectorAll(`[form="${form.id}"]`) : [];
    const parts = [...form.querySelectorAll("input, select, textarea, button"), ...outside].filter(
      (part) => !part.hasAttribute("disabled") && !part.closest("fieldset[disabled]"),
    );
    const buttons = parts.filter((part) =>
      part.tagName === "BUTTON"
        ? (part.getAttribute("type") ?? "submit") === "submit"
        : ["submit", "image"].includes(typeOf(part)),
    );
    return (buttons.length > 0 ? buttons : [null]).flatMap((button) => {
      const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
      const address = new URL(attribute("action")?.replaceAll("&amp;", "&") || at, `http://motus.example${at}`);
      const page = pageAt(address.pathname);
      if (!page || address.hostname !== "motus.example") return [];
      const controls = parts.filter(
        (part) =>
          part.tagName !== "BUTTON" &&
          !["submit", "image", "reset", "button"].includes(typeOf(part)) &&
          part.getAttribute("name"),
      );
      const method = attribute("method")?.toLowerCase() === "post" ? "post" : "get";
      return [
        {
          page,
          method,
          button: button?.getAttribute("name") ?? null,
          address: method === "get" ? address.pathname : address.pathname + address.search,
          fields: [
            ...controls.flatMap(sentBy),
            ...(button?.getAttribute("name")
              ? [[nameOf(button), button.getAttribute("value") ?? ""] as [string, string]]
              : []),
          ],
          controls: controlsOf(controls),
        },
      ];
    });
  });
}

const typeOf = (part: HTMLElement) =>
  part.tagName === "INPUT" ? (part.getAttribute("type") ?? "text").toLowerCase() : part.tagName.toLowerCase();
const nameOf = (part: HTMLElement) => part.getAttribute("name")!;
const valueOf = (part: HTMLElement) =>
  part.getAttribute("value") ?? (["checkbox", "radio"].includes(typeOf(part)) ? "on" : "");

function sentBy(part: HTMLElement): [string, string][] {
  const type = typeOf(part);
  const name = nameOf(part);
  if (type === "file" || (["checkbox", "radio"].includes(type) && !part.hasAttribute("checked"))) return [];
  if (type === "textarea") return [[name, part.text]];
  if (type !== "select") return [[name, valueOf(part)]];
  const options = part.querySelectorAll("option");
  const chosen = options.filter((option) => option.hasAttribute("selected"));
  const sent = part.hasAttribute("multiple") || chosen.length > 0 ? chosen : options.slice(0, 1);
  return sent.map((option) => [name, option.getAttribute("value") ?? option.text]);
}

function controlsOf(parts: HTMLElement[]): Control[] {
  const byName = new Map<string, Control>();
  for (const part of parts) {
    const kind = typeOf(part);
    const control = byName.get(nameOf(part)) ?? { name: nameOf(part), kind, options: [] };
    byName.set(control.name, control);
    if (kind === "select")
      control.options.push(
        ...part.querySelectorAll("option").map((option) => option.getAttribute("value") ?? option.text),
      );
    else if (kind === "checkbox" || kind === "radio") control.options.push(valueOf(part));
  }
  return [...byName.values()];
}
