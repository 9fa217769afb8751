/** A patient's visit as a change leaves it, and the version of its event; where work is handed over, its person too. */
export type Visit = { event: number; version: number; card: number; beginAt: Date; owner?: number };

type Event = { id: number; version: number; beginAt: Date; allDay: boolean };
type Relations = (event: { id: number }) => { attendances: { patientCardId: number; state: string }[] };

/** The visits of events: of patients who come, at a time of the day. */
export const visitsOf = (events: Event[], relations: Relations): Visit[] =>
  events
    .filter(({ allDay }) => !allDay)
    .flatMap((event) =>
      relations(event)
        .attendances.filter(({ state }) => state !== "EXCUSED")
        .map(({ patientCardId: card }) => ({ event: event.id, version: event.version, card, beginAt: event.beginAt })),
    );

/** The visits of events that one person leads. */
export const visitsWith = (owner: number, events: Event[], relations: Relations): Visit[] =>
  visitsOf(events, relations).map((visit) => ({ ...visit, owner }));
