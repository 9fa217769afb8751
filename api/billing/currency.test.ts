import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await api.call("admin", document, variables);
  return errors ? errors[0]!.extensions.code : data;
};
const set = (currency: string, version: number) =>
  ask(
    `mutation { billingInformationUpdate(version: ${version}, input: { currency: "${currency}" }) { currency currencyFixed version } }`,
  );
const charge = (currency: string, amount = 4_500, fields = "price { amount currency }") =>
  ask(`mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { ${fields} } }`, {
    input: { items: [{ name: "LTV", price: { amount, currency }, targetType: "PROCEDURE" }] },
  });

test("the currency is that of the country until it is set, and stays once there are payments or cash", async () => {
  expect(await set("EUR", 0)).toBe("E209");
  await owner.query("truncate payments, cash_entries cascade");
  expect(await set("USD", 0)).toBe("E004");
  const before = (await owner.query("select id, price_amount, version from procedures order by id")).rows;
  expect(await set("EUR", 0)).toEqual({
    billingInformationUpdate: { currency: "EUR", currencyFixed: false, version: 1 },
  });
  expect(
    (
      await owner.query(
        "select id, price_amount, version - 1 as version from procedures where medical_center_id = $1 order by id",
        [ids.center],
      )
    ).rows,
  ).toEqual(before.filter(({ id }) => id !== ids.procedures.foreign));
  const { procedures, me } = (await ask(
    "{ procedures { price { currency } } me { profile { medicalCenter { currency } } } }",
  )) as { procedures: { price: { currency: string } }[]; me: unknown };
  expect(new Set(procedures.map(({ price }) => price.currency))).toEqual(new Set(["EUR"]));
  expect(me).toEqual({ profile: { medicalCenter: { currency: "EUR" } } });

  expect(await charge("CZK")).toBe("E004");
  expect(await charge("EUR")).toEqual({ paymentCreate: { price: { amount: 4_500, currency: "EUR" } } });
  expect(await set("CZK", 1)).toBe("E209");
  expect(await set("EUR", 1)).toMatchObject({ billingInformationUpdate: { currencyFixed: true } });
});

test("a payment that is charged while the currency changes is in the new one, or the change is refused", async () => {
  await owner.query("truncate payments, cash_entries cascade");
  const version = (await owner.query("select version from billing_information")).rows[0].version as number;
  const [changed, charged] = await Promise.all([set("CZK", version), charge("EUR")]);
  const { rows } = await owner.query("select payments.currency from payments");
  const { rows: centers } = await owner.query("select currency from medical_centers where id = $1", [ids.center]);
  if (rows.length > 0) expect([rows[0].currency, changed]).toEqual([centers[0].currency, "E209"]);
  else expect([charged, centers[0].currency]).toEqual([expect.stringMatching(/^E0(04|12)$/), "CZK"]);
});

test("cash of a Czech centre in euros is exact, and that of a Slovak one is rounded to five cents", async () => {
  await owner.query("truncate payments, cash_entries cascade");
  const take = async () => {
    const { paymentCreate: payment } = await charge("EUR", 4_502, "id");
    return ask(
      `mutation { paymentUpdate(payment: ${payment.id}, version: 1, input: { paymentMethod: CASH }) { entries { rounding { amount } } } }`,
    );
  };
  const isIn = (country: string) =>
    owner.query("update medical_centers set currency = 'EUR', country = $2 where id = $1", [ids.center, country]);
  await isIn("CZ");
  expect(await take()).toEqual({ paymentUpdate: { entries: [{ rounding: { amount: 0 } }] } });
  const close = (amount: number) =>
    ask(
      `mutation { cashBoxClose(input: { counted: { amount: ${amount}, currency: "EUR" }, reason: "Drobné" }) { counted } }`,
    );
  expect(await close(4_503)).toEqual({ cashBoxClose: { counted: 4_503 } });
  await isIn("SK");
  expect(await take()).toEqual({ paymentUpdate: { entries: [{ rounding: { amount: -2 } }] } });
  expect(await close(4_503)).toBe("E004");
});
