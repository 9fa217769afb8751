import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newPatient, test } from "../kit.ts";

const disposals = "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace";

test("one proposes a card past its time, another confirms, and a line without a name is left", async ({ page }) => {
  await logIn(page, "admin", disposals);
  const rows = page.locator("tbody tr");
  const first = rows.first().getByRole("link").first();
  const [name, card] = [await first.innerText(), (await first.getAttribute("href"))!];
  for (const other of await page.getByRole("checkbox").all())
    if ((await other.getAttribute("aria-label")) !== `Navrhnout: ${name}`) await other.uncheck();
  await page.getByRole("button", { name: "Navrhnout vybrané" }).click();
  await expect(page.getByRole("main")).toContainText("Potvrdit ho musí jiný");
  await expect(page.getByRole("button", { name: "Vyřadit a smazat" })).toHaveCount(0);
  const proposal = new URL(page.url()).pathname;

  await page.context().clearCookies({ name: "motus" });
  await logIn(page, "paramedic", proposal);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByRole("main")).toContainText(name);
  await page.getByRole("button", { name: "Vyřadit a smazat" }).click();
  await expect(page.getByText("Karty jsou vyřazené.")).toBeVisible();
  expect((await page.goto(card))!.status()).toBe(404);

  await page.context().clearCookies({ name: "motus" });
  await logIn(page, "admin", `${disposals}/zaznam`);
  await expect(page.getByRole("main")).toContainText("Ondřej Vrba");
  await expect(page.getByRole("main")).not.toContainText(name);
});

test("a patient without documentation is erased whole, and the answer is printed before", async ({ page }) => {
  await logIn(page);
  const card = new URL(
    await newPatient(page, { name: "Odchod", surname: "Papírový", phone: "602 555 444" }),
    "http://motus.example",
  ).pathname;
  await page.goto(`${card}?tab=zakladni-udaje`);
  await page.getByRole("link", { name: "Výmaz na žádost" }).click();
  await expect(page.getByRole("main")).toContainText("Nic už se uchovávat nemusí");
  await page.getByRole("link", { name: "Vytisknout odpověď" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odpověď na žádost o výmaz osobních údajů");
  await page.getByRole("link", { name: "Zpět na výmaz" }).click();
  await page.getByLabel("Jak požádal").fill("dopisem");
  await page.getByRole("button", { name: "Smazat nenávratně" }).click();
  await expect(page.getByText("Celá karta je smazaná.")).toBeVisible();
  expect((await page.goto(card))!.status()).toBe(404);
});
