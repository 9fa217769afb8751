import { createContext, useContext } from "react";
import type { IsoDate } from "#rules/time/time.ts";

/** Prague's date when the page was drawn; without one, dates are written with their year. */
export const Today = createContext<IsoDate>("");

export const useToday = (): IsoDate => useContext(Today);
