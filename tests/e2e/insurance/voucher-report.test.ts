import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from "../kit.ts";

test("a therapist prints the report to the applicant of a voucher, first with a text of choice and then without", async ({
  page,
}) => {
  await logIn(page, "paramedic", "/moje-prace");
  const draft = page.getByRole("row", { name: /zkouší plavat/ });
  await draft.getByRole("link").nth(1).press("Enter");
  await page.getByRole("link", { name: "Poukazy FT", exact: true }).press("Enter");
  await page
    .getByRole("table", { name: "Poukazy FT" })
    .getByRole("row")
    .nth(1)
    .getByRole("link")
    .first()
    .press("Enter");
  await page.getByRole("link", { name: "Zpráva žadateli" }).press("Enter");
  const print = page.getByRole("main");
  await expect(print.getByRole("heading", { level: 1 })).toHaveText("Zpráva žadateli");
  await expect(print).toContainText("Uskutečněné návštěvy: 4 z předepsaných 6");
  await expect(page.getByText("Návštěvy bez podepsané zprávy")).toBeVisible();
  await expect(print.locator(".written")).toContainText("bolest jen po celodenním sezení");

  const choice = page.getByLabel("Závěr ze zprávy").last();
  await choice.selectOption({ index: 3 });
  await page.getByRole("button", { name: "Použít" }).press("Enter");
  await expect(print.locator(".written")).not.toContainText("bolest jen po celodenním sezení");
  await choice.selectOption("bez textu");
  await page.getByRole("button", { name: "Použít" }).press("Enter");
  await expect(print.locator(".written")).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Návštěvy bez podepsané zprávy")).toBeHidden();
  await expect(choice).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Zpět na poukaz" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Poukaz FT ze dne");
});
