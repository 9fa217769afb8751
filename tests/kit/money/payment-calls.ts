import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

const fields = `id price { amount currency } paid { amount } payedAt paymentMethod confirmedBy { id } canceledAt variableSymbol version paymentItems { name price { amount } listPrice { amount } discountReason } entries { id method amount { amount } rounding { amount } reverses reason }`;
export const crowns = (amount: number) => ({ amount, currency: "CZK" });
/** A line of a text, or of a service where its id is given. */
export const line = (amount: number, more: object = {}) => ({
  name: "Individuální LTV",
  price: crowns(amount),
  vatRate: "ZERO",
  targetType: "PROCEDURE",
  ...more,
});

/** Payments of Anna's, made and changed through the API, by reception unless it is said otherwise. */
export function paymentCalls(api: Awaited<ReturnType<typeof testApi>>) {
  const create = (items: object[], who: Role = "receptionist", more: object = { patientCard: ids.patients.anna }) =>
    api.call(who, `mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { ${fields} } }`, {
      input: { items, ...more },
    });
  const created = async (...prices: number[]) => (await create(prices.map((price) => line(price)))).data.paymentCreate;
  const take = (id: number, version: number, input: object, who: Role = "receptionist") =>
    api.call(
      who,
      `mutation ($id: Int!, $version: Int!, $input: PaymentUpdateInput!) { paymentUpdate(payment: $id, version: $version, input: $input) { ${fields} } }`,
      { id, version, input },
    );
  const reverse = (id: number, version: number, entry: number, who: Role = "receptionist") =>
    api.call(
      who,
      `mutation { paymentEntryReverse(payment: ${id}, version: ${version}, entry: ${entry}, reason: "Omyl") { ${fields} } }`,
    );
  const cancel = (id: number, version: number, method?: string, who: Role = "receptionist") =>
    api.call(
      who,
      `mutation { paymentCancel(payment: ${id}, version: ${version}, reason: "Nepřišel"${method ? `, paymentMethod: ${method}` : ""}) { ${fields} } }`,
    );
  const change = (id: number, version: number, inputs: object[], who: Role = "receptionist") =>
    api.call(
      who,
      `mutation ($id: Int!, $version: Int!, $inputs: [PaymentItemInput!]!) { paymentItemsUpdate(payment: $id, version: $version, inputs: $inputs) { ${fields} } }`,
      { id, version, inputs },
    );
  return { create, created, take, reverse, cancel, change };
}
type Answer = Awaited<ReturnType<ReturnType<typeof paymentCalls>["create"]>>;

/** Status and code of a refusal. */
export const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];

/** Faults of fields: the path of each, and its code. */
export const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);
