import { returnedOutcomes } from "../../codes.ts";

/**
 * States of a returned document: open, with the authors of its reports, corrected by one of them since, or its outcome.
 */
export const returnedStates = ["OPEN", "WITH_AUTHOR", "REPORT_CORRECTED", ...returnedOutcomes] as const;
export type ReturnedState = (typeof returnedStates)[number];
