import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a patient books on the web, and reception accepts in two keystrokes", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled: scripts,
}) => {
  const surname = scripts === false ? "Webová" : "Internetová";
  await logIn(page, "receptionist");
  await ready(page, scripts);
  const badge = page.getByRole("link", { name: /^Rezervace/ }).locator(".badge");
  const waited = parseInt(await badge.innerText());
  const stranger = await browser.newPage({ baseURL, locale: "cs-CZ", javaScriptEnabled: true });
  await stranger.setViewportSize({ width: 360, height: 740 });
  await stranger.goto("/rezervace/rehabilitace-u-lipy");
  await expectNoSidewaysScroll(stranger);
  await stranger.getByRole("link", { name: /^Individuální LTV/ }).click();
  await stranger
    .locator(".slots a")
    .nth(scripts === false ? 5 : 0)
    .click();
  await stranger.getByLabel("Jméno").fill("Dana");
  await stranger.getByLabel("Příjmení").fill(surname);
  await stranger.getByLabel("Datum narození").fill("1. 2. 1980");
  await stranger.getByLabel("žena").check();
  await stranger.getByLabel("E-mail").fill(`${scripts}@example.com`);
  await stranger.getByLabel("Telefon").fill(scripts === false ? "601 777 333" : "601 777 444");
  await stranger.getByLabel("Žádanka").setInputFiles({
    name: "zadanka.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"),
  });
  // The browser has worked for the right to hold the time at once.
  await expect(stranger.locator("[name=proof]")).not.toHaveValue("");
  await stranger.getByRole("button", { name: "Odeslat žádost" }).last().click();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Žádost jsme přijali");
  await expectNoSidewaysScroll(stranger);
  await stranger.close();

  // With scripts the calendar's stream brings the number.
  if (scripts === false) await page.reload();
  await expect(badge).toHaveText(new RegExp(`^${waited + 1}\\b`));
  await page.goto("/rezervace-ke-schvaleni");
  await ready(page, scripts);
  const row = page.getByRole("row", { name: surname });
  await expect(row).toContainText("Individuální LTV");
  if (scripts === false) {
    await row.getByRole("link", { name: "Přijmout" }).click();
    await page.getByRole("button", { name: "Přijmout žádost" }).click();
  } else {
    await expectAccessible(page);
    await row.getByRole("link").first().focus();
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Žádost je přijatá")).toBeVisible();
  await expect(row).toHaveCount(0);
});
