import type { TFunction } from "i18next";
import type { EventType } from "#rules/codes.ts";

export type TitledEvent<Patient> = {
  eventType: EventType;
  name: string | null;
  capacity: number | null;
  procedure: { name: string } | null;
  patientAttendances: { patientCard: Patient }[];
};

/** The patient of an event that is no group. */
export const patientOf = <Patient>({ capacity, patientAttendances: visits }: TitledEvent<Patient>) =>
  capacity === null ? visits[0]?.patientCard : undefined;

/** The title of an event: its patient unless hidden, its name, its service, or its kind. */
export function eventTitle(
  event: TitledEvent<{ fullName: string }>,
  t: TFunction<"calendar">,
  { hidden }: { hidden?: boolean } = {},
): string {
  const patient = hidden ? undefined : patientOf(event)?.fullName;
  const kind = event.eventType === "FREE_TIME" ? "freeTime" : "event";
  return patient || event.name || event.procedure?.name || t(kind);
}
