import { graphql } from "../graphql.ts";
import { PrintHead } from "../care/prints.ts";

/** A page of prices of a day, next to those of the day before. */
export const PricesToChange = graphql(`
  query PricesToChange($on: String!, $page: Int) {
    priceList(on: $on, page: $page) {
      total
      page
      pageSize
      version
      items {
        target
        id
        name
        before {
          amount
        }
        price {
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

export const ChangePrices = graphql(`
  mutation ChangePrices($validFrom: String!, $change: Int!, $version: Int!) {
    pricesChange(validFrom: $validFrom, change: $change, version: $version)
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
      ...PrintHead
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
  [PrintHead],
);
