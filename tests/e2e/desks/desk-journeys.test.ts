import type { Page } from "@playwright/test";
import { eachHand, hands, type Hand } from "../calendar/hands.ts";
import { colleagues, choosePatient, expect, expectAccessible, logIn, ready, test } from "../kit.ts";

const therapy = "Individuální LTV, 45 min";
const { lucie } = colleagues;
/** A day of each hand's own, in a week of the journey's own. */
const dayOf = (monday: number, hand: keyof typeof hands) => monday + eachHand.indexOf(hand);

const flash = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Books a patient's therapy; answers the surname. */
async function book(
  page: Page,
  hand: Hand,
  { day, from, words, at }: { day: number; from: string; words: string; at: number },
) {
  await ready(page);
  const surname = await who(page, hand, words, at);
  await hand.choose(page.getByLabel("Služba"), therapy);
  // An end follows a begin: none is computed before there is one.
  await expect(page.getByLabel("Konec")).toHaveValue("");
  await hand.write(page.getByRole("textbox", { name: "Datum (povinné)" }), `${day}. 3. 2049`);
  await hand.write(page.getByLabel("Začátek"), from);
  await hand.choose(page.locator("[name=owner]"), lucie);
  await hand.press(page.getByRole("button", { name: "Zapsat událost" }));
  await expect(flash(page, "Zapsáno: ").last()).toContainText(` ${day}. 3. `);
  return surname;
}

async function who(page: Page, hand: Hand, words: string, at: number) {
  await hand.write(page.getByRole("combobox", { name: /Pacient/ }), words);
  await expect(page.getByRole("option").nth(at)).toBeVisible();
  for (let down = 0; down < at; down++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  return (await page.locator(".found > span").first().innerText()).split(" ")[0]!;
}

for (const name of eachHand) {
  test(`a visit is booked, moved and made longer by its form, with the ${name} alone`, async ({ page }) => {
    const hand = hands[name](page);
    const day = dayOf(1, name);
    await logIn(page, "receptionist", "/?view=resource-week&date=2049-03-01");
    await hand.press(page.getByRole("link", { name: "Nová událost", exact: true }));
    const surname = await book(page, hand, { day, from: "8", words: "novotn", at: 0 });
    const tile = page.locator(".open .t", { hasText: surname });
    await expect(tile).toHaveText(/^8:00/);
    await hand.press(tile);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(surname);
    await ready(page);
    await hand.press(page.locator("summary", { hasText: "Upravit" }));
    await hand.write(page.getByLabel("Začátek"), "8:45");
    await hand.write(page.getByLabel("Konec"), "10");
    await hand.press(page.getByRole("button", { name: "Uložit změny" }));
    await expect(flash(page, "Změna je uložená:")).toContainText(`${day}. 3. 2049 8:45–10:00`);
    await expect(tile).toHaveText(/^8:45/);
  });

  test(`the day of a sick therapist is canceled and restored as a whole, with the ${name} alone`, async ({ page }) => {
    const hand = hands[name](page);
    const day = dayOf(8, name);
    await logIn(page, "receptionist", "/nova-udalost");
    const surname = await book(page, hand, { day, from: "8", words: "svobod", at: 1 });
    await hand.press(page.locator("summary[title='Další možnosti']"));
    await hand.press(page.getByRole("link", { name: "Zrušit den" }));
    await ready(page);
    await hand.choose(page.getByRole("combobox", { name: "Čí den" }), lucie);
    await hand.press(page.getByRole("button", { name: "Ukázat den" }));
    await ready(page);
    await hand.press(page.getByRole("button", { name: "Zrušit 1 událost" }));
    await expect(page.getByRole("heading", { name: "Komu zavolat" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: surname })).toContainText(`${day}. 3. 2049 8:00–8:45`);
    await ready(page);
    await hand.press(page.getByRole("main").getByRole("link", { name: "Vrátit celý den" }).last());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vrátit zrušený den?");
    await expect(page.getByRole("row").filter({ hasText: surname })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectAccessible(page);
    await hand.press(page.getByRole("button", { name: "Vrátit celý den" }));
    await expect(flash(page, "Událost je zpátky.")).toBeVisible();
    await expect(page.locator(".open .t", { hasText: surname })).toHaveText(/^8:00/);
  });

  test(`a freed slot is given to a waiting patient, with the ${name} alone`, async ({ page }) => {
    const hand = hands[name](page);
    const day = dayOf(15, name);
    await logIn(page, "receptionist", "/novy-nahradnik");
    await ready(page);
    const waiting = await choosePatient(page, name === "mouse" ? "kuc" : "cern");
    await page.getByRole("checkbox", { name: "Individuální LTV" }).check();
    await page.getByRole("checkbox", { name: "Urgentní" }).check();
    await page.getByRole("button", { name: "Zařadit mezi náhradníky" }).click();
    await expect(page).not.toHaveURL(/novy-nahradnik/);
    await page.goto("/nova-udalost");
    const surname = await book(page, hand, { day, from: "8", words: "dvorak", at: 2 });
    await hand.press(page.locator(".open .t", { hasText: surname }));
    await hand.press(page.getByRole("link", { name: "Odstranit" }));
    await ready(page);
    await hand.press(page.getByRole("button", { name: "Odstranit událost" }));
    await hand.press(page.getByRole("link", { name: /hodí \d+ náhradní/ }));
    await hand.press(page.getByRole("link", { name: `Objednat ${waiting}` }).first());
    await ready(page);
    await expect(page.getByLabel("Začátek")).toHaveValue("8:00");
    await hand.press(page.getByRole("button", { name: "Zapsat událost" }));
    await expect(flash(page, "Zapsáno: ").last()).toContainText(` ${day}. 3. 2049 8:00`);
    await expect(page.locator(".open .t", { hasText: waiting.split(" ")[0]! })).toHaveText(/^8:00/);
    await page.goto("/seznam-nahradniku?urgent=1");
    await expect(page.getByRole("row").filter({ hasText: waiting })).toHaveCount(0);
  });
}
