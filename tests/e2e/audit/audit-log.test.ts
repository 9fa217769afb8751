import { colleagues, expect, logIn, newPatient, ready, test } from "../kit.ts";

test("an administrator sees the readers of a patient's card, with the keyboard alone, and goes to the card", async ({
  page,
}) => {
  const surname = "Zapsaná";
  await logIn(page, "paramedic");
  const card = await newPatient(page, { name: "Otilie", surname });
  await page.goto(card);
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: /^Záznam činnosti/ }).press("Enter");
  await ready(page);
  await page.getByRole("searchbox", { name: "Pacient", exact: true }).fill(surname);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: `${surname} Otilie` }).press("Enter");
  await expect(page.getByRole("list", { name: "Zobrazeno jen" })).toContainText(`pacient Otilie ${surname}`);
  await ready(page);
  await page.getByRole("combobox", { name: "Kdo" }).selectOption({ label: colleagues.ondrej });
  await page.getByRole("button", { name: "Zobrazit" }).press("Enter");
  await expect(page.getByRole("row", { name: /otevření karty/ }).first()).toContainText("Mgr. Ondřej Vrba");
  await expect(page.getByRole("row", { name: /založení karty/ })).toHaveCount(1);
  await page.getByRole("list", { name: "Zobrazeno jen" }).getByRole("link", { name: /Vrba/ }).press("Enter");
  await expect(page.getByRole("list", { name: "Zobrazeno jen" })).not.toContainText("Vrba");
  await expect(page.getByRole("combobox", { name: "Kdo" })).toHaveValue("");
  await page
    .getByRole("row", { name: /založení karty/ })
    .getByRole("link")
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Otilie ${surname}`);
});
