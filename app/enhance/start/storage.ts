/**
 * A browser that forbids a site to store anything throws, or has null, where its storage is asked for: it gets one of
 * this page alone, so that neither Remix nor a page's own scripts end by it.
 */
export function provideStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const)
    if (!works(name)) Object.defineProperty(window, name, { configurable: true, value: new PageStorage() });
}

function works(name: "localStorage" | "sessionStorage"): boolean {
  try {
    window[name].getItem("");
    return true;
  } catch {
    return false;
  }
}

/** A storage whose values are its own properties, as those of the browser's are. */
class PageStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, value: string) {
    this[name] = String(value);
  }
  removeItem(name: string) {
    delete this[name];
  }
}
