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

const list = "/vyuctovani-pro-pojistovny/vracene-doklady";

test("a refused diagnosis comes to its author and into a correcting batch in fifteen keystrokes at most", async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, "admin", list);
  const heading = page.getByRole("heading", { level: 1 });
  await expectAccessible(page);
  await waitForCommands(page);
  const keys = countKeys(page);
  await keys.press("z");
  await expect(heading).toHaveText("Zapsat vrácené doklady");
  await ready(page);
  await keys.press("1");
  await keys.press("Enter");
  await expect(heading).toHaveText("Vrácený doklad 1");
  await ready(page);
  await expectAccessible(page);
  const address = page.url();

  const context = await browser.newContext({ baseURL, locale: "cs" });
  const therapist = await context.newPage();
  await logIn(therapist, "paramedic", "/moje-prace");
  await expectAccessible(therapist);
  await waitForCommands(therapist);
  const ofTherapist = countKeys(therapist);
  const number = await therapist
    .getByRole("row", { name: /Doklad \d/ })
    .first()
    .getByText(/^Doklad \d+$/)
    .innerText();
  await ofTherapist.press("z");
  await expect(therapist.getByRole("heading", { level: 1 })).toHaveText("Výkony a diagnózy pro pojišťovnu");
  await ready(therapist);
  await ofTherapist.press(..."m542");
  await expect(therapist.getByRole("option").first()).toBeVisible();
  await ofTherapist.press("Enter");
  await expect(therapist.getByLabel("Hlavní diagnóza")).toHaveValue(/^M54\.2/);
  await ofTherapist.press("Enter");
  await expect(therapist.getByText("Výkony jsou uložené.")).toBeVisible();
  await waitForCommands(therapist);
  await ofTherapist.press("x");
  await expect(therapist.getByRole("heading", { level: 1 })).toHaveText(/^Podepsat/);
  await waitForCommands(therapist);
  await ofTherapist.press("x");
  await expect(therapist.getByText(/^Zpráva je podepsaná/)).toBeVisible();
  await therapist.locator(".flash").getByRole("link", { name: "Moje práce" }).click();
  await expect(therapist.getByRole("heading", { level: 1 })).toHaveText("Moje práce");
  await expect(therapist.getByText(number, { exact: true })).toHaveCount(0);
  ofTherapist.expectKeys(9);
  await context.close();

  await page.goto(address);
  await ready(page);
  await waitForCommands(page);
  await keys.press("h");
  await expect(heading).toHaveText("Opravná dávka");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await keys.press("Enter");
  await expect(page.getByText("Opravná dávka je vytvořená.")).toBeVisible();
  await expect(page.getByText("Opravuje dávku")).toBeVisible();
  keys.expectKeys(6);
});

test("a table of refusals asks for its columns once, and a document is written off", async ({ page }) => {
  await logIn(page, "admin", list);
  await page.getByRole("link", { name: "Mám tabulku od pojišťovny" }).press("Enter");
  await ready(page);
  await expectAccessible(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByLabel("Vložená tabulka").fill("Položka;Popis\n4;Není pojištěn\n7654321;Není pojištěn");
  await page.getByRole("button", { name: "Načíst" }).press("Enter");
  await expect(heading).toHaveText("Co je v kterém sloupci");
  await ready(page);
  await page.getByLabel("Číslo dokladu").selectOption("Položka");
  await page.getByLabel("Důvod").selectOption("Popis");
  await page.getByRole("button", { name: "Načíst" }).press("Enter");
  await expect(page.getByText(/dávkách nejsou: 7654321/)).toBeVisible();
  await page.getByRole("link", { name: "4", exact: true }).first().press("Enter");
  await expect(heading).toHaveText("Vrácený doklad 4");
  await ready(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Vyřídit jinak" }).press("Enter");
  await page.getByLabel("Odepsat").check();
  await page.getByRole("button", { name: "Vyřídit doklad" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Důvod");
  await page.getByLabel("Důvod").fill("Promlčeno");
  await page.getByRole("button", { name: "Vyřídit doklad" }).press("Enter");
  await expect(page.getByText("Doklad je vyřízený.")).toBeVisible();
});
