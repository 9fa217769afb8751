import type { Color, Profession, UzisType } from "../codes.ts";
import type { BillingCurrency } from "../money/currency.ts";

/** Names of proposed services, in the words of the page. */
export const proposedNames = [
  "firstVisit",
  "exercise",
  "softTissue",
  "massage",
  "exerciseGroup",
  "ergotherapy",
  "ergotherapyGroup",
  "shockWave",
  "hand",
  "consultation",
  "control",
  "examination",
  "session",
  "lesson",
] as const;
export type ProposedName = (typeof proposedNames)[number];

type Proposal = {
  name: ProposedName;
  minutes: number;
  /** More than one makes a group. */
  places: number;
  uzisType: UzisType;
  color: Color;
  /** In minor units. */
  price: Record<BillingCurrency, number>;
};

const one = (
  name: ProposedName,
  minutes: number,
  [crowns, euros]: [number, number],
  color: Color,
  uzisType: UzisType = "OTHER",
  places = 1,
): Proposal => ({ name, minutes, places, uzisType, color, price: { CZK: crowns * 100, EUR: euros * 100 } });

const group = (name: ProposedName, uzisType: UzisType) => one(name, 60, [200, 8], "ORANGE", uzisType, 8);

/**
 * Services that a new centre may begin with, by the profession of its founder. Prices are those usual in Czech and
 * Slovak towns in 2026, to be changed before they are saved.
 */
export const proposedServices: Record<Profession, Proposal[]> = {
  PHYSIOTHERAPIST: [
    one("firstVisit", 60, [1200, 45], "BLUE"),
    one("exercise", 45, [950, 35], "GREEN", "LTV"),
    one("softTissue", 30, [690, 25], "CYAN", "LTV"),
    one("massage", 45, [850, 30], "PINK"),
    one("shockWave", 15, [600, 25], "GRAY", "FT"),
    group("exerciseGroup", "LTV"),
  ],
  OCCUPATIONAL_THERAPIST: [
    one("firstVisit", 60, [1100, 40], "BLUE"),
    one("ergotherapy", 45, [900, 32], "GREEN", "ERGO"),
    one("hand", 30, [650, 24], "CYAN", "ERGO"),
    group("ergotherapyGroup", "ERGO"),
  ],
  DOCTOR: [
    one("examination", 45, [1500, 60], "BLUE"),
    one("control", 20, [800, 30], "GREEN"),
    one("consultation", 30, [1000, 40], "CYAN"),
  ],
  OTHER: [
    one("consultation", 60, [1000, 40], "BLUE"),
    one("session", 45, [800, 30], "GREEN"),
    one("massage", 45, [850, 30], "PINK"),
    group("lesson", "OTHER"),
  ],
};

/** Names are proposed once in each profession, so that a name and a profession tell the rest. */
export const proposalOf = (profession: Profession, name: string): Proposal | undefined =>
  proposedServices[profession].find((proposal) => proposal.name === name);
