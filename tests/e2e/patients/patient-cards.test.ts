import { expect, expectAccessible, logIn, newPatient, ready, test } from "../kit.ts";

test("a child gets a guardian and, from a day on, another insurer", async ({ page, javaScriptEnabled: scripts }) => {
  await logIn(page, "receptionist");
  const card = await newPatient(page, {
    name: "Anežka",
    surname: scripts === false ? "Nezletilá" : "Mladičká",
    dateOfBirth: "5. 5. 2019",
  });
  const lacksGuardian = page.getByText("nemá zákonného zástupce");
  await page.goto(`${card}?tab=zakladni-udaje`);
  await expect(lacksGuardian).toBeVisible();
  await page.getByRole("link", { name: "Přidat osobu" }).click();
  await ready(page, scripts);
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
    await ready(page, scripts);
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

test("a patient is found from any page by two keys and the typed name", async ({
  page,
  javaScriptEnabled: scripts,
}) => {
  const surname = scripts === false ? "Hledaná" : "Nalezená";
  await logIn(page, "receptionist");
  const card = await newPatient(page, { name: "Klára", surname });
  await page.goto("/seznam-nahradniku");
  await ready(page, scripts);
  if (scripts === false) {
    await page.locator("#hledani").fill(`${surname} kla`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("link", { name: surname })).toBeFocused();
  } else {
    await page.keyboard.press("/");
    await page.keyboard.type(surname);
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(new RegExp(surname));
    await expectAccessible(page);
    // Enter waits for the answer: the list is that of other words until then.
    await page.keyboard.type(" kla");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(card));
});

test("two cards of one patient become one, and two again", async ({ page, javaScriptEnabled: scripts }) => {
  const surname = scripts === false ? "Dvojmo" : "Zdvojený";
  await logIn(page, "receptionist");
  const kept = await newPatient(page, { name: "Radim", surname: surname, phone: "601 000 222" });
  const other = await newPatient(page, { name: "Radek", surname: surname, phone: "601 000 333" });
  await page.goto(`${kept}?tab=zakladni-udaje`);
  await page.getByRole("link", { name: /^Sloučit s jinou kartou/ }).click();
  await page.getByRole("main").getByRole("searchbox").fill(`${surname} radek`);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: new RegExp(`${surname}.*Radek|Radek.*${surname}`) }).click();
  await ready(page, scripts);
  await page.getByRole("radio", { name: "Telefon: Stane se její součástí, +420 601 000 333" }).check();
  await page.getByRole("button", { name: "Sloučit karty" }).click();
  await expect(page.getByText("Karty jsou sloučené.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("601 000 333");
  await page.goto(other);
  await expect(page).toHaveURL(new RegExp(kept));

  await page.goto(`${kept}/slouceni`);
  await page.getByRole("link", { name: "Rozdělit zpět na dvě karty" }).click();
  await ready(page, scripts);
  await page.getByRole("button", { name: "Rozdělit karty" }).click();
  await expect(page.getByText("Karty jsou zase dvě.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("601 000 222");
  await page.goto(other);
  await expect(page).toHaveURL(new RegExp(other));
  await expect(page.getByRole("main")).toContainText("601 000 333");
});
