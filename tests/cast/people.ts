/** The clinic everyone knows, all invented. Its Monday is 16 March 2026; tests run at 10:00 that day. */
export const today = "2026-03-16";
export const now = new Date("2026-03-16T09:00:00Z");

/** Every user's password, and its argon2id hash at the product's cost. */
export const password = "lipový-čaj-v-deset";

/** Open sessions: a token for each role, for an administrator without a health profession, and for another centre. */
export const tokens = {
  admin: "token-of-dana-administrator",
  manager: "token-of-milan-manager-without-health-profession",
  paramedic: "token-of-petr-paramedic",
  receptionist: "token-of-renata-receptionist",
  foreign: "token-of-cyril-of-another-centre",
  /** A user without a profile. */
  lonely: "token-of-lenka-without-profile",
} as const;
export type Role = keyof typeof tokens;

export const emails: Record<Role, string> = {
  admin: "dana@lipa.example",
  manager: "milan@lipa.example",
  paramedic: "petr@lipa.example",
  receptionist: "renata@lipa.example",
  foreign: "cyril@jinde.example",
  lonely: "lenka@nikde.example",
};

/** Ids by which tests speak of the rows. */
export const ids = {
  center: 1,
  foreignCenter: 2,
  profiles: { admin: 1, manager: 2, paramedic: 3, receptionist: 4, foreign: 5, deactivated: 6 },
  facilities: { gym: 1, laser: 2, foreignRoom: 3 },
  procedures: { therapy: 1, examination: 2, group: 3, foreign: 4 },
  additionalProcedures: { tape: 1, band: 2, foreignTape: 3 },
  voucherPresets: { therapy: 1, group: 2, foreign: 3 },
  vouchers: { karel: 1, foreign: 2, anna: 3 },
  patients: { jana: 1, karel: 2, anna: 3, archived: 4, foreign: 5 },
  events: { janaTherapy: 1, lunch: 2, foreignEvent: 3 },
  attendances: { jana: 1, foreign: 2 },
  payments: { jana: 1, karel: 2, foreign: 3, anna: 4 },
  paymentEntries: { karel: 1 },
  cashBoxes: { first: 1, gym: 2, foreign: 3 },
  waitingPatients: { karel: 1, foreign: 2 },
} as const;

export const uuids = {
  jana: "11111111-1111-4111-8111-111111111111",
  karel: "22222222-2222-4222-8222-222222222222",
  anna: "33333333-3333-4333-8333-333333333333",
  archived: "44444444-4444-4444-8444-444444444444",
  foreign: "55555555-5555-4555-8555-555555555555",
} as const;
