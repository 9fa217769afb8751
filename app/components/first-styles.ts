import { createContext } from "react";

/**
 * Styles that a page brings along since the browser has no style sheet yet; the sheet then follows the page's content.
 * The browser finds them in the page, and keeps them there.
 */
export const FirstStyles = createContext(
  typeof document === "undefined" ? undefined : (document.querySelector("style[data-first]")?.textContent ?? undefined),
);
