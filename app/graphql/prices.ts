import { graphql } from "./graphql.ts";
import { PaperHead } from "./prints.ts";

export const PriceList = graphql(`
  query PriceList($on: String, $page: Int) {
    priceList(on: $on, page: $page) {
      total
      page
      pageSize
      items {
        target
        id
        name
        price {
          amount
          currency
        }
        next {
          id
          validFrom
          amount
        }
        version
      }
    }
  }
`);

export const Priced = graphql(`
  query Priced($target: PriceTarget!, $id: Int!) {
    priced(target: $target, id: $id) {
      name
      price {
        amount
        currency
      }
      version
    }
  }
`);

export const PriceToRemove = graphql(`
  query PriceToRemove($id: Int!) {
    price(id: $id) {
      validFrom
      amount
      version
      priced {
        target
        id
        name
        price {
          currency
        }
      }
    }
  }
`);

export const SetPrices = graphql(`
  mutation SetPrices($validFrom: String!, $prices: [NewPriceInput!]!) {
    pricesSet(validFrom: $validFrom, prices: $prices) {
      id
    }
  }
`);

export const RemovePrice = graphql(`
  mutation RemovePrice($price: Int!, $version: Int!) {
    priceRemove(price: $price, version: $version) {
      id
    }
  }
`);

/** A page of the price list on paper. */
export const PricesToPrint = graphql(
  `
    query PricesToPrint($on: String, $page: Int) {
      ...PaperHead
      priceList(on: $on, page: $page) {
        total
        pageSize
        items {
          target
          id
          name
          price {
            amount
            currency
          }
        }
      }
    }
  `,
  [PaperHead],
);
