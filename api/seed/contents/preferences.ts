import type { IsoTime } from "#rules/time/time.ts";

/**
 * An entry of the waiting list. Services and workers are named by their position in the clinic's lists, days are
 * counted from today.
 */
export type DemoPreference = {
  waits: number;
  urgent?: true;
  services?: number[];
  workers?: number[];
  weekdays?: number[];
  hours?: [from: IsoTime | null, to: IsoTime | null];
  days?: [from: number | null, to: number | null];
  note?: string;
};

export const preferences: DemoPreference[] = [
  { waits: 2, urgent: true, services: [1], workers: [1], note: "Čtyři týdny po operaci kolene, prosí co nejdřív" },
  { waits: 1, urgent: true, services: [7], workers: [6], note: "Akutní bolest zad, volat kdykoli" },
  { waits: 12, services: [1], weekdays: [1, 3, 5], hours: [null, "12:00"], note: "Stačí zavolat hodinu předem" },
  { waits: 20, services: [3], hours: ["15:00", null] },
  { waits: 5, services: [0], days: [7, null], note: "Teď je na dovolené" },
  { waits: 9, services: [5], workers: [2, 4] },
  { waits: 16, services: [6], workers: [5], weekdays: [2, 4], hours: ["08:00", "11:30"] },
  { waits: 3, note: "Přijde na cokoli, bydlí vedle" },
  { waits: 7, services: [1, 2], workers: [0], weekdays: [1] },
  { waits: 4, services: [4], days: [null, 10] },
  { waits: 30, services: [8], hours: ["16:00", null], note: "Doplnit poukaz" },
  { waits: 14, services: [1], workers: [3], weekdays: [6], hours: ["08:00", "12:00"] },
];
