import {
  countKeys,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  ready,
  test,
  waitForCommands,
} from "../kit.ts";

test("a therapist codes a usual visit in three keystrokes at most, and gives a reason where a warning asks for one", async ({
  page,
}) => {
  await logIn(page, "paramedic", "/moje-prace");
  const draft = page.getByRole("row", { name: /zkouší plavat/ });
  await draft.getByRole("link").first().press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: "Zrušit" }).press("Enter");
  await page
    .getByRole("row", { name: /zkouší plavat/ })
    .getByRole("link")
    .first()
    .press("Enter");
  await expect(page.getByText("Pro pojišťovnu, odbornost 902")).toBeVisible();
  const coding = page.getByRole("link", { name: "Výkony pro pojišťovnu" });
  await waitForCommands(page);
  const keys = countKeys(page);
  await keys.press("h");
  await expect(heading).toHaveText("Výkony a diagnózy pro pojišťovnu");
  await ready(page);
  await keys.press("Enter");
  await expect(page.getByText("Výkony jsou uložené.")).toBeVisible();
  keys.expectKeys(3);
  await coding.press("Enter");
  await expect(heading).toHaveText("Výkony a diagnózy pro pojišťovnu");
  await ready(page);
  await expectAccessible(page);
  const row = (number: number) => page.getByRole("group", { name: `${number}. výkon` });
  await page.getByRole("button", { name: "KR + LTV" }).press("Enter");
  await expect(row(1).getByLabel("Kód")).toHaveValue("21002");
  await ready(page);
  await row(2).getByLabel("Počet").fill("2");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(page.getByText("Individuální cvičení se za den hradí nejvýše 60 minut.")).toBeVisible();
  await alert.getByRole("link", { name: /Důvod/ }).press("Enter");
  await page.keyboard.type("Dvě sezení, dopoledne a odpoledne");
  await page.getByRole("button", { name: "Uložit výkony" }).press("Enter");
  await expect(page.getByText("Výkony jsou uložené.")).toBeVisible();
  await expect(page.getByText("Dvě sezení, dopoledne a odpoledne")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await coding.press("Enter");
  await expect(row(2).getByLabel("Počet")).toHaveValue("2");
  await expectNoSidewaysScroll(page);
});
