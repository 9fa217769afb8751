import { AddressParts } from "../patients/address.ts";
import { graphql } from "../graphql.ts";

/** A centre by its public address, also while it takes no requests. */
export const BookingContact = graphql(
  `
    query BookingContact($slug: String!) {
      bookingContact(slug: $slug) {
        name
        slug
        email
        phone
        address {
          ...AddressParts
        }
        abroadAddress
      }
    }
  `,
  [AddressParts],
);
