import type { WorkingDay, WorkingHours } from "../core/db/tables/profiles.ts";

export const hours = (from: string, to: string, pause?: [from: string, to: string]): WorkingDay => ({
  from,
  to,
  breaks: pause ? [{ from: pause[0], to: pause[1] }] : [],
});

const early = hours("06:30", "14:30", ["10:30", "11:00"]);

export const morning = hours("07:00", "15:00", ["11:30", "12:00"]);

const middle = hours("08:00", "16:30", ["12:00", "12:30"]);

export const late = hours("11:00", "19:00", ["15:00", "15:30"]);

export const shortMorning = hours("08:00", "13:00");

export const afternoon = hours("13:00", "18:00");

/** Weeks of five equal days. */
export const shifts = [early, morning, middle, late].map((day): WorkingHours => [day, day, day, day, day, null, null]);

export const [earlyShift, morningShift, middleShift] = shifts as [WorkingHours, WorkingHours, WorkingHours];
