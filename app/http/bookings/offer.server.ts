import { redirect } from "@remix-run/node";
import { BookingContact } from "#app/graphql/calendar/booking-contact.ts";
import { BookingOffer } from "#app/graphql/calendar/bookings.ts";
import { load } from "#app/http/request/load.server.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { queryOf } from "../request/query.ts";

/** The offer of a centre by its public address; of one that takes no requests, its contact alone. */
export async function offerOrContact(args: Args) {
  const slug = args.params.slug!;
  const offer = await load(args, BookingOffer, { slug }).then(
    ({ bookingPage }) => bookingPage,
    (thrown: unknown) => {
      if (thrown instanceof Response && thrown.status === 404) return null;
      throw thrown;
    },
  );
  if (offer) return { offer, center: leadOn(args, offer.center) };
  const { bookingContact } = await load(args, BookingContact, { slug });
  return { offer, center: leadOn(args, bookingContact) };
}

/** The centre; a former address of it leads to the present one. */
function leadOn<Center extends { slug: string }>(args: Args, center: Center): Center {
  const { slug } = center;
  if (slug === args.params.slug) return center;
  throw redirect(hrefHere(args, bookingPages.bookingPage, { ...queryOf(args, bookingPages.bookingPage), slug }), 301);
}
