import { createContext } from "react";

/** True in a dialog over another page. */
export const InDialog = createContext(false);
