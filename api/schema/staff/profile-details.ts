import { may } from "#rules/permissions.ts";
import { countMyProfiles } from "../../accounts/my-profiles.ts";
import { batch, batchMany } from "../../core/batch.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import type { profiles } from "../../core/db/tables/profiles.ts";
import { users } from "../../core/db/tables/users.ts";
import { readProfile } from "../../staff/read.ts";
import { updateProfile } from "../../staff/update.ts";
import { servicesOf } from "../../staff/work.ts";
import { builder } from "../builder.ts";
import { ProfessionEnum, ProfileRoleEnum } from "../codes.ts";
import { Profile } from "../medical-centers/medical-centers.ts";
import { Address, AddressInput } from "../patients/patient-card.ts";
import { Procedure } from "../procedures/procedures.ts";

type Row = typeof profiles.$inferSelect;

const accountOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(users).where(anyOf(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const servicesOfProfile = batchMany(servicesOf, ({ profileId }) => profileId);

/** Whether the caller sees what is the colleague's own: administrators of their centre do, and the colleague. */
const isOpen = ({ profile }: Ctx, row: Row) =>
  profile !== null &&
  profile.medicalCenterId === row.medicalCenterId &&
  (profile.id === row.id || may(profile, "staff:write"));

const ProfileUser = builder.objectRef<typeof users.$inferSelect>("ProfileUser").implement({
  description: "The account behind a profile",
  fields: (t) => ({
    id: t.exposeInt("id"),
    email: t.exposeString("email", { description: "The login" }),
    name: t.string({ resolve: ({ name, surname }) => `${name} ${surname}`.trim() }),
  }),
});

builder.objectFields(Profile, (t) => ({
  address: t.field({
    type: Address,
    nullable: true,
    description: "For administrators and the owner; null for others",
    resolve: (row, _args, ctx) => (isOpen(ctx, row) ? row : null),
  }),
  procedures: t.field({
    type: [Procedure],
    description: "The services on offer that they give",
    resolve: async (row, _args, ctx) => (await servicesOfProfile(ctx, row.id)).map(({ procedure }) => procedure),
  }),
  user: t.field({
    type: ProfileUser,
    nullable: true,
    description: "For administrators and the owner; null for others, and before the invitation is accepted",
    resolve: (row, _args, ctx) => (isOpen(ctx, row) && row.userId !== null ? accountOf(ctx, row.userId) : null),
  }),
  myProfilesCount: t.int({
    nullable: true,
    description: "Number of the caller's active profiles; null on any profile but the caller's own",
    resolve: (row, _args, ctx) => (row.id === ctx.profile?.id ? countMyProfiles(ctx) : null),
  }),
}));

const ProfileUpdateInput = builder.inputType("ProfileUpdateInput", {
  fields: (t) => ({
    email: t.string({
      description: "The address by which the centre reaches the colleague; of an open invitation, its own",
    }),
    profileRole: t.field({ type: ProfileRoleEnum }),
    motusProfession: t.field({ type: ProfessionEnum }),
    degreeBefore: t.string(),
    name: t.string(),
    surname: t.string(),
    degreeAfter: t.string(),
    phone: t.string(),
    room: t.string(),
    address: t.field({ type: AddressInput }),
    procedures: t.intList({ description: "Services on offer" }),
    expertises: t.stringList({ description: "Specialties of departments of the centre" }),
    accessibleInBooking: t.boolean(),
  }),
});

builder.queryField("profile", (t) =>
  t.field({
    type: Profile,
    rule: "staff:read",
    args: { profile: t.arg.int({ required: true }) },
    resolve: (_root, { profile }, ctx) => readProfile(ctx, profile),
  }),
);

builder.mutationField("profileUpdate", (t) =>
  t.field({
    type: Profile,
    rule: "staff:write",
    description:
      "Another role or e-mail requires recent authentication, and is mailed to the colleague and administrators",
    args: {
      profile: t.arg.int({ required: true }),
      input: t.arg({ type: ProfileUpdateInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { profile, input, version }, ctx) => updateProfile(ctx, { id: profile, version }, input),
  }),
);
