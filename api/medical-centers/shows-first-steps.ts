import { DAY, later } from "#rules/time/durations.ts";

const LONGEST_DAYS = 60;

/** True until an administrator closes the first steps of a new centre, for two months at most. */
export const showsFirstSteps = ({ firstStepsSince }: { firstStepsSince: Date | null }, now: Date) =>
  firstStepsSince !== null && later(firstStepsSince, LONGEST_DAYS * DAY) > now;
