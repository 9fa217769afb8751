import { createContext } from "react";

/** The nonce of the page being drawn; the browser, which hides it from scripts, needs none. */
export const Nonce = createContext<string | undefined>(undefined);
