import { expect, test } from "vitest";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const section = "/nastaveni/zdravotnicke-zarizeni/predplatne";

test("without plans there is no section, no page, and nothing in the search", async () => {
  const admin = visitor("admin");
  for (const page of ["", "/vyber-predplatneho", "/aktivovano", "/aktivace-start"])
    expect([page, (await admin.get(`${section}${page}`)).status]).toEqual([page, 404]);
  const change = `${section}/zmena-predplatneho?newSubscriptionType=SOLO&newPaymentFrequency=MONTHLY`;
  expect([
    (await admin.get(change)).status,
    (await admin.post(change, { version: "0", subscriptionType: "SOLO", paymentFrequency: "MONTHLY" })).status,
  ]).toEqual([404, 404]);
  expect((await admin.get("/nastaveni/zdravotnicke-zarizeni")).html).not.toContain("predplatne");
  expect((await admin.get("/hledani?q=predplatne")).html).not.toContain(section);
});
