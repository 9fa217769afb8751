import { createContext } from "react";

/** True in a dialog over another page. */
export const InDialog = createContext(false);

/** True on the page under a dialog. */
export const UnderDialog = createContext(false);
