import type { Page } from "@playwright/test";
import { choosePatient, colleagues, expect, expectAccessible, logIn, ready, test } from "../kit.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

test("a waiting patient is added, changed and booked", { tag: "@without-scripts" }, async ({ page }) => {
  await logIn(page, "receptionist", "/seznam-nahradniku");
  await page.getByRole("link", { name: "Přidat náhradníka" }).click();
  await ready(page);
  const name = await choosePatient(page, "svoboda");
  await page.getByRole("checkbox", { name: "Individuální LTV" }).check();
  await page.getByRole("checkbox", { name: colleagues.ondrej }).check();
  await page.getByRole("checkbox", { name: "středa" }).check();
  await page.getByLabel("Může do").fill("12");
  await page.getByRole("checkbox", { name: "Urgentní" }).check();
  await press(page, "Zařadit mezi náhradníky");
  await expect(page.getByRole("status").filter({ hasText: "Pacient je mezi náhradníky." }).first()).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("st do 12:00");

  await row.getByRole("link", { name }).first().click();
  await ready(page);
  await page.getByLabel("Poznámka").fill("Volat po desáté");
  await press(page, "Uložit náhradníka");
  await expect(row).toContainText("Volat po desáté");
  await row.getByRole("link", { name: `Objednat ${name}` }).click();
  await ready(page);
  await expect(page.getByLabel("Služba", { exact: true })).not.toHaveValue("");
  await page.getByRole("textbox", { name: "Datum (povinné)" }).fill("3. 2. 2049");
  await page.getByLabel("Začátek").fill("9");
  await press(page, "Zapsat událost");
  await expect(page.getByRole("status").filter({ hasText: "Zapsáno: st 3. 2." }).first()).toBeVisible();
  await page.goto("/seznam-nahradniku");
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});

test("the day of a sick therapist is canceled, all patients wait, and one of them fills a free slot", async ({
  page,
}) => {
  await logIn(page, "receptionist", "/nova-udalost");
  await ready(page);
  const patient = await choosePatient(page, "dvorak");
  const surname = patient.split(" ")[0]!;
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByRole("textbox", { name: "Datum (povinné)" }).fill("5. 2. 2049");
  await page.getByLabel("Začátek").fill("9");
  await page.locator("[name=owner]").selectOption({ label: colleagues.lucie });
  await press(page, "Zapsat událost");
  await expect(page.getByRole("status").filter({ hasText: "Zapsáno" }).first()).toBeVisible();

  await page.goto("/zruseni-dne");
  await page.getByRole("combobox", { name: "Čí den" }).selectOption({ label: colleagues.lucie });
  await page.getByLabel("Den", { exact: true }).fill("5. 2. 2049");
  await press(page, "Ukázat den");
  await ready(page);
  await expect(page.getByRole("row").filter({ hasText: surname })).toContainText("pá 5. 2.");
  await press(page, "Zrušit 1 událost");
  await expect(page.getByRole("heading", { name: "Komu zavolat" })).toBeVisible();
  await expect(page.getByText("Co se zruší")).toHaveCount(0);
  await expectAccessible(page);
  const calls = page.url();
  const profile = new URL(calls).searchParams.get("profile");
  // The patient may also wait for something else.
  const row = page.getByRole("row").filter({ hasText: surname });
  const entry = (await row.getByRole("link").first().getAttribute("href"))!.match(/\d+/)![0];

  await page.goto(`/nahradnici-na-volne-misto?from=2049-02-08+09:00:00&to=2049-02-08+09:45:00&profile=${profile}`);
  await page.locator(`a[href*="waitingPatient=${entry}&"]`).click();
  await ready(page);
  await expect(page.getByLabel("Začátek")).toHaveValue("9:00");
  await press(page, "Zapsat událost");
  await expect(page.getByRole("status").filter({ hasText: "Zapsáno: po 8. 2. 2049 9:00–9:45" }).first()).toBeVisible();
  await page.goto(calls);
  await expect(row).toContainText("objednán na po 8. 2.");
});
