import { matchPath } from "react-router-dom";
import { locales } from "#rules/codes.ts";

const ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Remix asks the server for the route of each new address that has a parameter, since a page it does not know yet might
 * be meant. An id is not a page's name: where the route of such an address is known, so is the answer.
 */
export function answerForKnownRoutes() {
  const { fetch } = window;
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname === "/__manifest" && input.searchParams.getAll("p").every(isKnown)
      ? Promise.resolve(new Response("{}"))
      : fetch(input, init);
}

const isKnown = (address: string) =>
  Object.values(window.__remixManifest.routes).some(({ path }) => {
    const match = path && matchPath(`/${path}`, address);
    return match && Object.entries(match.params).every(([name, value]) => fits(name, value));
  });

const fits = (name: string, value = "") =>
  name === "locale" ? value === "" || locales.some((locale) => locale === value) : ID.test(value);
