import { graphql } from "../graphql.ts";

/** An address by its parts. */
export const AddressParts = graphql(`
  fragment AddressParts on Address @_unmask {
    uliceNazev
    cisloDomovni
    cisloOrientacni
    psc
    obecNazev
    castObceNazev
  }
`);
