import {
  countKeys,
  expect,
  expectAccessible,
  logIn,
  logins,
  newPatient,
  password,
  ready,
  test,
  waitForCommands,
} from "../kit.ts";

test("a child gets a guardian and, from a day on, another insurer", { tag: "@without-scripts" }, async ({ page }) => {
  await logIn(page, "receptionist");
  const card = await newPatient(page, { name: "Anežka", surname: "Nezletilá", dateOfBirth: "5. 5. 2019" });
  const lacksGuardian = page.getByText("nemá zákonného zástupce");
  await page.goto(`${card}?tab=zakladni-udaje`);
  await expect(lacksGuardian).toBeVisible();
  await page.getByRole("link", { name: "Přidat osobu" }).click();
  await ready(page);
  await page.getByLabel("Jméno a příjmení").fill("Hana Dospělá");
  await page.getByLabel("Vztah k pacientovi").fill("matka");
  await page.getByLabel("Telefon").fill("601 000 111");
  await page.getByRole("button", { name: "Uložit osobu" }).click();
  await page.getByRole("alert").getByRole("link").click();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Uložit osobu" }).click();
  await expect(page.getByText("Osoba je uložená.")).toBeVisible();
  await expect(lacksGuardian).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Hana Dospělá" })).toContainText("zákonný zástupce");

  for (const [insurer, since] of [
    ["111", "1. 1. 2024"],
    ["205", "1. 7. 2025"],
  ] as const) {
    await page.getByRole("link", { name: "Upravit kartu" }).click();
    await ready(page);
    await page.getByLabel("Zdravotní pojišťovna").selectOption(insurer);
    await page.getByLabel("Číslo pojištěnce").fill("1955050019");
    await page.getByLabel("Pojištění platí od").fill(since);
    await page.getByRole("button", { name: "Uložit kartu" }).click();
    await expect(page).toHaveURL(new RegExp(`${card}$`));
  }
  await page.goto(`${card}?tab=zakladni-udaje`);
  const history = page.locator("section", { has: page.getByRole("heading", { name: "Historie pojištění" }) });
  await expect(history.locator("dt")).toHaveText(["od 1. 7. 2025", "od 1. 1. 2024"]);
  await expect(history.locator("dd")).toHaveText([/^205 /, /^111 /]);
});

test("few keys besides the typed text log in, open a card, find it, and book a visit; typed text is not left by mistake", async ({
  page,
}) => {
  const { press, expectKeys } = countKeys(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/prihlaseni");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(logins.receptionist);
  await press("Tab");
  await page.keyboard.type(password);
  await press("Enter");
  await expect(page).toHaveURL("/");
  expectKeys(2);

  await ready(page);
  await waitForCommands(page);
  await press("p");
  await expect(page.getByLabel("Titul", { exact: false }).first()).toBeFocused();
  await press("Tab");
  await page.keyboard.type("Klára");
  await press("Tab");
  await page.keyboard.type("Nalezená");
  await page.locator('nav a[href="/kartoteka"]').first().click();
  await expect(page.getByRole("dialog", { name: "Odejít bez uložení?" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Příjmení").focus();
  await press("Enter");
  await expect(heading).toBeFocused();
  await expect(heading).toContainText("Klára Nalezená");
  expectKeys(6);

  const card = page.url();
  await page.locator('nav a[href="/kartoteka"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kartotéka" })).toBeFocused();
  await press("/");
  await page.keyboard.type("nalezena");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(/Nalezená/);
  await expectAccessible(page);
  // Enter waits for the answer: the list is that of other words until then.
  await page.keyboard.type(" kla");
  await press("Enter");
  await expect(page).toHaveURL(card);
  expectKeys(2);

  await waitForCommands(page);
  await press("n");
  await expect(page.getByRole("combobox", { name: /Pacient/ })).toBeFocused();
  await page.keyboard.type("nalezena kla");
  await press("Enter");
  await expect(page.getByLabel("Služba")).toBeFocused();
  await page.keyboard.type("Individuální");
  await press("Tab", "Tab");
  await page.keyboard.type("11. 1. 2050");
  await press("Tab");
  await page.keyboard.type("9");
  await press("Tab", "Tab", "Tab");
  await page.keyboard.type("B");
  // Enter in a field sends the form; in a list of choices it would open the list.
  await press("Tab", "Enter");
  await expect(page.getByText("Zapsáno: ")).toBeVisible();
  expectKeys(10);
});

test("two cards of one patient become one, and two again", async ({ page }) => {
  const surname = "Dvojmo";
  await logIn(page, "receptionist");
  const kept = await newPatient(page, { name: "Radim", surname, phone: "601 000 222" });
  const other = await newPatient(page, { name: "Radek", surname, phone: "601 000 333" });
  await page.goto(`${kept}?tab=zakladni-udaje`);
  await page.getByRole("link", { name: /^Sloučit s jinou kartou/ }).click();
  await page.getByRole("main").getByRole("searchbox").fill(`${surname} radek`);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: new RegExp(`${surname}.*Radek|Radek.*${surname}`) }).click();
  await ready(page);
  await page.getByRole("radio", { name: "Telefon: Stane se její součástí, +420 601 000 333" }).check();
  await page.getByRole("button", { name: "Sloučit karty" }).click();
  await expect(page.getByText("Karty jsou sloučené.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("601 000 333");
  await page.goto(other);
  await expect(page).toHaveURL(new RegExp(kept));

  await page.goto(`${kept}/slouceni`);
  await page.getByRole("link", { name: "Rozdělit zpět na dvě karty" }).click();
  await ready(page);
  await page.getByRole("button", { name: "Rozdělit karty" }).click();
  await expect(page.getByText("Karty jsou zase dvě.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("601 000 222");
  await page.goto(other);
  await expect(page).toHaveURL(new RegExp(other));
  await expect(page.getByRole("main")).toContainText("601 000 333");
});
