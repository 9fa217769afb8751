/** Reasons why patients cannot book a service or a person that is offered to them. */
export const bookingObstacles = ["NO_PERSON", "NO_PLANNED_EVENTS", "NO_WORKING_HOURS", "NO_SERVICE"] as const;
export type BookingObstacle = (typeof bookingObstacles)[number];
