import { INFORMATION_VERSION } from "#rules/bookings/information.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { localDate } from "#rules/time/time.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { fullName } from "#rules/text/full-name.ts";
import {
  asksForMoney,
  cancelBooking,
  confirmBooking,
  readOwnBooking,
  type OwnBooking,
} from "../../bookings/page/own-request.ts";
import { listOfferedTimes, type Offered } from "../../bookings/page/list-times.ts";
import { readBookingContact } from "../../bookings/page/open-page.ts";
import { readBookingPage, type BookingPage as Page } from "../../bookings/page/read-page.ts";
import { requestBooking } from "../../bookings/page/request.ts";
import type { Booking } from "../../bookings/scope.ts";
import { referenceOf } from "../../bookings/reference.ts";
import { builder } from "../builder.ts";
import { BookingStatusEnum, LocaleEnum, SexEnum } from "../codes.ts";
import { Money } from "../money.ts";
import { Address } from "../patients/patient-card.ts";

type Service = Page["services"][number];
type Person = Page["people"][number];

const BookingService = builder.objectRef<Service>("BookingService").implement({
  description: "A service that patients may book",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    description: t.exposeString("description", { nullable: true }),
    duration: t.exposeInt("durationMinutes", { description: "Minutes" }),
    price: t.field({
      type: Money,
      description: "Of today; a time has that of its day",
      resolve: ({ price: amount, priceCurrency: currency }) => ({ amount, currency }),
    }),
    people: t.exposeIntList("people", { description: "Ids of the people who give it" }),
  }),
});

const BookingPerson = builder.objectRef<Person>("BookingPerson").implement({
  fields: (t) => ({ id: t.exposeInt("id"), fullName: t.string({ resolve: (row) => fullName(row) }) }),
});

const BookingCenter = builder.objectRef<Page["center"]>("BookingCenter").implement({
  description: "A medical centre as its patients know it",
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug", { description: "Its present address" }),
    email: t.exposeString("email", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
  }),
});

const BookingContact = builder.objectRef<Page["center"]>("BookingContact").implement({
  description: "Name and contact of a medical centre for patients, also while it takes no requests",
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug", { description: "Its present address" }),
    email: t.exposeString("email", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    address: t.field({ type: Address, resolve: (center) => center }),
    abroadAddress: t.exposeString("abroadAddress", { nullable: true, description: "In place of `address`" }),
  }),
});

const BookingPage = builder.objectRef<Page>("BookingPage").implement({
  description: "The offer of a medical centre to patients on the web",
  fields: (t) => ({
    center: t.expose("center", { type: BookingCenter }),
    introductoryText: t.string({ nullable: true, resolve: ({ center }) => center.bookingIntroduction }),
    from: t.string({ description: "The first day with times", resolve: ({ from }) => from }),
    to: t.string({ description: "The last day with times", resolve: ({ to }) => to }),
    paymentInAdvance: t.boolean({ resolve: ({ center }) => center.bookingPaidInAdvance }),
    emailConfirmed: t.boolean({
      description: "True if the e-mail has to be confirmed within half an hour",
      resolve: ({ center }) => center.bookingConfirmed,
    }),
    origins: t.stringList({
      description: "Origins of the websites that may frame the page",
      resolve: ({ center }) => center.bookingOrigins,
    }),
    information: t.int({
      description: "Version of the information of Art. 13 GDPR on the centre's own page, which a request names",
      resolve: () => INFORMATION_VERSION,
    }),
    challenge: t.exposeString("challenge", {
      description: "The work for a request's proof; it begins with the number of zero bits",
    }),
    services: t.expose("services", { type: [BookingService] }),
    people: t.expose("people", { type: [BookingPerson] }),
  }),
});

const OfferedTime = builder.objectRef<Offered>("OfferedTime").implement({
  fields: (t) => ({
    date: t.string({ resolve: ({ begin }) => localDate(new Date(begin * MINUTE)) }),
    beginAt: t.field({ type: "DateTime", resolve: ({ begin }) => new Date(begin * MINUTE) }),
    endAt: t.field({ type: "DateTime", resolve: ({ end }) => new Date(end * MINUTE) }),
    price: t.expose("price", { type: Money, description: "Of its day" }),
  }),
});

const OwnBookingType = builder.objectRef<OwnBooking>("OwnBooking").implement({
  description: "A request as its sender sees it by the link",
  fields: (t) => ({
    reference: t.string({ resolve: ({ booking }) => referenceOf(booking.uuid) }),
    status: t.field({ type: BookingStatusEnum, resolve: ({ booking }) => booking.status }),
    beginAt: t.expose("beginAt", { type: "DateTime", description: "Of an accepted visit the time it has now" }),
    visitCanceled: t.exposeBoolean("visitCanceled", { description: "True if the centre has cancelled the visit" }),
    missed: t.exposeBoolean("missed", { description: "True if nobody has decided it before its begin" }),
    center: t.expose("center", { type: BookingCenter }),
    confirmBy: t.field({ type: "DateTime", nullable: true, resolve: ({ booking }) => booking.confirmBy }),
    cancelable: t.exposeBoolean("cancelable"),
    reason: t.string({ nullable: true, resolve: ({ booking }) => booking.reason }),
    priceAmount: t.field({
      type: "SafeInt",
      nullable: true,
      description: "To be paid in advance, in minor units; null where nothing is asked, or no longer",
      resolve: (own) => (asksForMoney(own) ? own.booking.price : null),
    }),
    currency: t.string({ resolve: ({ center }) => currencyOf(center) }),
    variableSymbol: t.string({
      nullable: true,
      resolve: (own) => (asksForMoney(own) ? own.booking.variableSymbol : null),
    }),
    paymentText: t.string({
      nullable: true,
      resolve: (own) => (asksForMoney(own) ? own.center.bookingPaymentText : null),
    }),
  }),
});

const BookingReceipt = builder.objectRef<Booking>("BookingReceipt").implement({
  description: "The answer that the sender of a request sees at once; its link goes to its e-mail alone",
  fields: (t) => ({
    reference: t.string({ resolve: ({ uuid }) => referenceOf(uuid) }),
    confirmBy: t.expose("confirmBy", {
      type: "DateTime",
      nullable: true,
      description: "Until then the link in the mail has to be confirmed; null where it needs not",
    }),
  }),
});

const BookingRequestInput = builder.inputType("BookingRequestInput", {
  fields: (t) => ({
    uuid: t.string({ required: true, description: "Chosen by the sender; sent again, it is entered once" }),
    procedure: t.int({ required: true }),
    profile: t.int({ description: "Nobody in particular where it is left out" }),
    beginAt: t.field({ type: "DateTime", required: true }),
    name: t.string(),
    surname: t.string(),
    dateOfBirth: t.string(),
    sex: t.field({ type: SexEnum }),
    email: t.string(),
    phone: t.string(),
    issue: t.string(),
    note: t.string(),
    locale: t.field({ type: LocaleEnum, required: true }),
    proof: t.string({
      description:
        "`challenge:nonce`, where the SHA-256 of `challenge:uuid:nonce` begins with the challenge's zero bits. Without it the request holds its time only once its e-mail is confirmed",
    }),
    information: t.int({ required: true, description: "Version of the information of Art. 13 GDPR that was shown" }),
  }),
});

builder.queryFields((t) => ({
  bookingPage: t.field({
    type: BookingPage,
    rule: "public",
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => readBookingPage(ctx, slug),
  }),
  bookingContact: t.field({
    type: BookingContact,
    rule: "public",
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => readBookingContact(ctx, slug),
  }),
  bookingTimes: t.field({
    type: [OfferedTime],
    rule: "public",
    description: "Times offered from a day on, each once; none where the service is not offered",
    args: {
      slug: t.arg.string({ required: true }),
      procedure: t.arg.int({ required: true }),
      profile: t.arg.int({ description: "Anyone where it is left out" }),
      from: t.arg.string({ required: true }),
      days: t.arg.int({ required: true, description: "At most 45" }),
    },
    resolve: (_root, { slug, ...asked }, ctx) => listOfferedTimes(ctx, slug, asked),
  }),
  ownBooking: t.field({
    type: OwnBookingType,
    rule: "public",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => readOwnBooking(ctx, token),
  }),
}));

builder.mutationFields((t) => ({
  bookingRequest: t.field({
    type: BookingReceipt,
    rule: "public",
    args: {
      slug: t.arg.string({ required: true }),
      input: t.arg({ type: BookingRequestInput, required: true }),
      file: t.arg({ type: "Upload" }),
    },
    resolve: (_root, { slug, input, file }, ctx) => requestBooking(ctx, slug, input, file ?? null),
  }),
  ownBookingConfirm: t.field({
    type: OwnBookingType,
    rule: "public",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => confirmBooking(ctx, token),
  }),
  ownBookingCancel: t.field({
    type: OwnBookingType,
    rule: "public",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => cancelBooking(ctx, token),
  }),
}));
