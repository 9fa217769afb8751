import { suggestionReasons } from "#rules/bookings/suggestion-reasons.ts";
import { acceptBooking } from "../../bookings/accept.ts";
import { countWaiting, listBookings, readBooking, type BookingList as List } from "../../bookings/list.ts";
import { countAround, rejectBooking } from "../../bookings/reject.ts";
import { suggestCards, type CardSuggestion } from "../../bookings/suggest-cards.ts";
import { builder } from "../builder.ts";
import { BookingStatusEnum, SexEnum } from "../codes.ts";
import { Profile } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "../patients/patient-card.ts";
import { Booking } from "./bookings.ts";

const BookingList = builder.objectRef<List>("BookingList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [Booking] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

const SuggestionReason = builder.enumType("PatientCardSuggestionReason", {
  values: suggestionReasons,
});

const PatientCardSuggestion = builder.objectRef<CardSuggestion>("PatientCardSuggestion").implement({
  description: "A card that may be of the patient who sent a request",
  fields: (t) => ({
    id: t.int({ resolve: ({ card }) => card.id }),
    name: t.string({ resolve: ({ card }) => card.name }),
    surname: t.string({ resolve: ({ card }) => card.surname }),
    dateOfBirth: t.string({ nullable: true, resolve: ({ card }) => card.birthDate }),
    email: t.string({ nullable: true, resolve: ({ card }) => card.email }),
    phone: t.string({ nullable: true, resolve: ({ card }) => card.phone }),
    sex: t.field({ type: SexEnum, nullable: true, resolve: ({ card }) => card.sex }),
    patientCard: t.field({ type: PatientCard, resolve: ({ card }) => card }),
    score: t.exposeInt("score", { description: "The higher, the likelier" }),
    reasons: t.expose("reasons", {
      type: [SuggestionReason],
      description: "The data that card and request have in common",
    }),
    differences: t.expose("differences", {
      type: [SuggestionReason],
      description: "The data that both have, and that differ",
    }),
  }),
});

const Badge = builder.objectRef<object>("Badge").implement({
  description: "Numbers next to the items of the navigation",
  fields: (t) => ({
    bookingCount: t.int({
      description: "Requests that wait for the caller's decision",
      resolve: (_row, _args, ctx) => countWaiting(ctx),
    }),
  }),
});

builder.objectField(Profile, "badge", (t) =>
  t.field({
    type: Badge,
    nullable: true,
    description: "Null for profiles other than the one that the caller acts as",
    resolve: ({ id }, _args, ctx) => (id === ctx.profile?.id ? {} : null),
  }),
);

builder.objectField(Booking, "sameHour", (t) =>
  t.int({
    description: "Others that wait for the caller's decision and came within half an hour before or after it",
    resolve: (row, _args, ctx) => countAround(ctx, row),
  }),
);

builder.queryFields((t) => ({
  badge: t.field({ type: Badge, rule: "booking:decide", resolve: () => ({}) }),
  bookings: t.field({
    type: BookingList,
    rule: "booking:decide",
    description: "Requests that the caller may decide, 25 a page: those that wait by their begin, others latest first",
    args: {
      status: t.arg({ type: BookingStatusEnum, required: true }),
      profile: t.arg.int({ description: "Only those for this person" }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listBookings(ctx, args),
  }),
  booking: t.field({
    type: Booking,
    rule: "booking:decide",
    args: { booking: t.arg.int({ required: true }) },
    resolve: (_root, { booking }, ctx) => readBooking(ctx, booking),
  }),
  patientCardSuggestions: t.field({
    type: [PatientCardSuggestion],
    rule: "booking:decide",
    description: "Cards that may be of the patient who sent the request, the likeliest first, at most 5",
    args: { booking: t.arg.int({ required: true }) },
    resolve: (_root, { booking }, ctx) => suggestCards(ctx, booking),
  }),
}));

builder.mutationFields((t) => ({
  bookingAccept: t.field({
    type: Booking,
    rule: "booking:decide",
    description: "Makes a request a visit; without a card one is opened",
    args: {
      booking: t.arg.int({ required: true }),
      patientCard: t.arg.int(),
      payedInAdvance: t.arg.boolean(),
      confirmDuplicate: t.arg.boolean({ description: "Opens a card although a similar one exists" }),
    },
    resolve: (_root, { booking, ...acceptance }, ctx) => acceptBooking(ctx, booking, acceptance),
  }),
  bookingReject: t.field({
    type: Booking,
    rule: "booking:decide",
    args: {
      booking: t.arg.int({ required: true }),
      sendEmail: t.arg.boolean({ required: true, description: "True if the patient gets an e-mail" }),
      reason: t.arg.string({ description: "Words to the patient" }),
      sameHour: t.arg.boolean({
        description: "Rejects those that came within half an hour before or after it too, without an e-mail",
      }),
    },
    resolve: (_root, { booking, ...rejection }, ctx) => rejectBooking(ctx, booking, rejection),
  }),
}));
