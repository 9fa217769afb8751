/** The length of a visit without an end and a service, in minutes, until a centre chooses its own. */
export const USUAL_VISIT_MINUTES = 45;
export const LEAST_VISIT_MINUTES = 5;
export const MOST_VISIT_MINUTES = 480;
