import { useEffect } from "react";

let outdated = false;

/**
 * A page that is open while a new version of the app is installed finds its modules gone. It learns of the version by
 * the answers it gets, and takes its next step by loading a document: a link leads to its page, and a saved form to the
 * page that follows, with its message.
 */
export function followVersions() {
  const { fetch } = window;
  const leaves = () => outdated && isOnTheWay();
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !/\.data$|^\/__manifest$/.test(input.pathname)) return fetch(input, init);
    if (leaves()) return leave();
    const answer = await fetch(input, init);
    const version = answer.headers.get("x-version");
    if (!version || version === window.__remixManifest.version) return answer;
    outdated = true;
    if (leaves()) return leave();
    if (answer.status !== 204) return answer;
    // A route the page does not know yet, whose form is being sent.
    input.searchParams.set("version", version);
    return fetch(input, init);
  };
}

/** False while a form is being sent, and while its page is drawn with a refusal: what was typed stays. */
function isOnTheWay() {
  const { navigation, location, actionData } = window.__remixRouter.state;
  return navigation.state === "loading" && !(actionData && navigation.location.pathname === location.pathname);
}

function leave(): Promise<never> {
  const { pathname, search, hash } = window.__remixRouter.state.navigation.location!;
  const here = pathname + search === window.location.pathname + window.location.search;
  window.location.assign(pathname + search + hash);
  if (here) window.location.reload();
  return new Promise(() => {});
}

/** A module of this version; where it is gone, a page that loads its address as a document. */
export async function loadModule(address: string): Promise<object> {
  if (outdated) return { default: Reload };
  return import(/* @vite-ignore */ address).catch(() => ({ default: Reload }));
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}
