import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

const mine = "/nastaveni/osobni/moje-pracovni-doba";

test("a colleague enters working hours: Monday is copied, a break added, a fault shown, and the hours are saved", async ({
  page,
}) => {
  await logIn(page, "receptionist", mine);
  await ready(page);
  await page.getByLabel("Začátek, pondělí").fill("730");
  await page.getByLabel("1. přestávka od, pondělí").fill("11:00");
  await page.getByLabel("2. přestávka od, pondělí").fill("13.30");
  await page.getByLabel("2. přestávka do, pondělí").fill("13:45");
  const address = page.url();
  await page.getByRole("button", { name: "Použít pondělí" }).click();
  await expect(page.getByLabel("Začátek, pátek")).toHaveValue("730");
  await expect(page.getByLabel("2. přestávka do, čtvrtek")).toHaveValue("13:45");
  await expect(page.getByLabel("Začátek, sobota")).toHaveValue("");
  expect(page.url()).toBe(address);
  await expectAccessible(page);

  await page.getByLabel("Konec, středa").fill("6");
  await page.getByRole("button", { name: "Uložit pracovní dobu" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: /Konec, středa/ }).click();
  await expect(page.getByLabel("Konec, středa")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Pracovní doba je uložená" }).first()).toBeVisible();
  await expect(page.getByLabel("Konec, středa")).toHaveValue("15:00");
  await expect(page.getByLabel("3. přestávka od, středa")).toBeVisible();
});

test("a period and a leave are added, seen in everybody's week, and removed", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/pracovni-doba?date=2049-02-10");
  await ready(page);
  await page.getByRole("link", { name: "Mgr. Ondřej Vrba" }).click();
  await page.getByRole("link", { name: "Přidat období" }).click();
  await page.getByLabel("První den").fill("8. 2. 2049");
  await page.getByLabel("Poslední den").fill("12. 2. 2049");
  await page.getByLabel("Začátek, úterý").fill("10");
  await page.getByLabel("Konec, úterý").fill("14");
  await page.getByRole("button", { name: "Uložit období" }).click();
  await expect(page.getByRole("link", { name: /8. 2. 2049 – 12. 2. 2049/ })).toBeVisible();

  await page.getByRole("link", { name: "Přidat volno" }).click();
  await page.getByLabel("Od", { exact: true }).fill("11. 2. 2049");
  await page.getByLabel(/^Důvod/).fill("Školení");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Zapsat volno" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Volno je zapsané: čt 11. 2." }).first()).toBeVisible();

  await page.goto("/nastaveni/zdravotnicke-zarizeni/pracovni-doba?date=2049-02-10");
  const vrba = page.getByRole("row", { name: /Vrba/ });
  await expect(vrba).toContainText("8. 2. – 12. 2. jiná doba");
  await expect(vrba.getByRole("cell")).toHaveText(["–", "10:00–14:00", "–", "Školení", "–", "–", "–"]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await vrba.getByRole("link").click();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Zrušit Školení" }).click();
  await page.getByRole("button", { name: "Zrušit volno" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Volno je zrušené" }).first()).toBeVisible();
  await expect(page.getByText("Školení", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: /8. 2. 2049/ }).click();
  await page.getByRole("link", { name: "Odstranit období" }).click();
  await page.getByRole("button", { name: "Odstranit období" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Období je odstraněné" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /8. 2. 2049/ })).toHaveCount(0);
});
