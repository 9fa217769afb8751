/** Obstacles that keep a centre from issuing invoices to insurers: none are issued, other currency, numbers of other invoices. */
export const invoicesObstacles = ["INVOICING_OFF", "NOT_CROWNS", "NUMBERS"] as const;
export type InvoicesObstacle = (typeof invoicesObstacles)[number];
