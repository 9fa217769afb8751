import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an owner raises the number of users, tries a code, and takes the end of the subscription back @without-scripts", async ({
  page,
}) => {
  const section = "/nastaveni/zdravotnicke-zarizeni/predplatne";
  await logIn(page, "admin", section);
  await ready(page);
  await expect(page.getByRole("main")).toContainText("z 20, i s otevřenými pozvánkami");
  await page.getByRole("link", { name: "Změnit tarif" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Výběr předplatného" })).toBeVisible();
  await ready(page);
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const team = page.getByRole("region", { name: "TEAM" });
  await team.getByLabel("Počet uživatelů").fill("24");
  await team.getByRole("button", { name: "Vybrat TEAM" }).press("Enter");
  await expect(page.getByText("TEAM pro 24 uživatelů")).toBeVisible();
  await ready(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel("Slevový kód").fill("NENI-TAKOVY");
  await page.getByRole("button", { name: "Ověřit kód" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Takový kód teď neplatí");
  await page.getByLabel("Slevový kód").fill("ukazka-20");
  await page.getByRole("button", { name: "Ověřit kód" }).press("Enter");
  await expect(page.getByRole("main")).toContainText("kód UKAZKA-20");
  await ready(page);
  await page.getByRole("button", { name: "Objednat TEAM" }).click();
  await expect(page.getByRole("heading", { name: "Předplatné je aktivní" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("z 24, i s otevřenými pozvánkami");
  await ready(page);
  await page.getByRole("link", { name: "Přehled předplatného" }).press("Enter");
  await page.getByRole("link", { name: "Ukončit předplatné" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Ukončit předplatné?" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ukončit předplatné" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Plánovaná změna" })).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Nechat současný tarif" }).press("Enter");
  await page.getByRole("button", { name: "Objednat TEAM" }).click();
  await expect(page.getByRole("heading", { name: "Předplatné je aktivní" })).toBeVisible();
  await page.goto(section);
  await expect(page.getByRole("main")).not.toContainText("Plánovaná změna");
});
