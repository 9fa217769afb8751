import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

const list = "/nastaveni/zdravotnicke-zarizeni/sablony-permanentek";

test(
  "an administrator adds a preset of several services by keyboard, changes and removes it",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    const name = "Rekondice na papíře";
    await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
    await page.getByRole("link", { name: /^Šablony permanentek/ }).press("Enter");
    await expect(page.getByRole("row", { name: "5× Klasická masáž" })).toContainText("6 měsíců");
    await page.getByRole("link", { name: "Přidat šablonu" }).press("Enter");
    await ready(page);

    await page.getByLabel("Název").focus();
    const type = (text: string) => page.keyboard.type(text);
    const tab = () => page.keyboard.press("Tab");
    await type(name);
    await tab();
    await type("5 900");
    const visits = ["10", "2", ""];
    for (const [at, service] of ["Individ", "Klas", "Ergo"].entries()) {
      await tab();
      await expect(page.getByLabel(`${at + 1}. služba`, { exact: true })).toBeFocused();
      await type(service);
      await tab();
      await type(visits[at]!);
    }
    await tab();
    const address = page.url();
    await page.keyboard.press("Enter");
    const fourth = page.getByLabel("4. služba", { exact: true });
    await expect(fourth).toBeFocused();
    if (scripts) {
      expect(page.url()).toBe(address);
      // A link partly under the bar at the top would be too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    }
    await expect(page.getByLabel("Počet návštěv, 2. služba")).toHaveValue("2");
    await type("Individ");
    await tab();
    await type("1");
    await page.keyboard.press("Enter");

    const alert = page.getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert).toContainText("4. služba: Tato služba už tu je.");
    await page.getByRole("link", { name: /Počet návštěv, 3. služba/ }).press("Enter");
    await expect(page.getByLabel("Počet návštěv, 3. služba")).toBeFocused();
    await type("3");
    await page.getByLabel("4. služba", { exact: true }).focus();
    await type("P");
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Jak dlouho platí").press("Enter");
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: `Šablona ${name} je přidaná.` })
        .first(),
    ).toBeVisible();
    const row = page.getByRole("row", { name });
    await expect(row).toContainText("3× Ergoterapie");
    await expect(row).toContainText("1× Přístrojová lymfodrenáž");
    await expect(row).toContainText("1 rok");
    await expectNoSidewaysScroll(page);

    await row.getByRole("link", { name, exact: true }).press("Enter");
    await ready(page);
    await page.getByLabel("Jednotka").focus();
    await type("m");
    await page.getByRole("button", { name: "Uložit šablonu" }).press("Enter");
    await expect(page.getByRole("row", { name })).toContainText("1 měsíc");

    await page.getByRole("row", { name }).getByRole("link", { name: "Odebrat" }).press("Enter");
    if (scripts) await expect(page.getByRole("dialog")).toContainText(name);
    await page.getByRole("button", { name: "Odebrat šablonu" }).press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "Šablona permanentky je odebraná." }).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByRole("row", { name })).toHaveCount(0);
  },
);
