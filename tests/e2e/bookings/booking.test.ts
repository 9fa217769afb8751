import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test, waitForCommands } from "../kit.ts";

test("a patient books on the web, and reception accepts in two keystrokes", async ({ page, browser, baseURL }) => {
  const surname = "Webová";
  await logIn(page, "receptionist");
  await ready(page);
  const badge = page.getByRole("link", { name: /^Rezervace/ }).locator(".badge");
  const waited = parseInt(await badge.innerText());
  const stranger = await browser.newPage({ baseURL, locale: "cs-CZ" });
  await stranger.setViewportSize({ width: 360, height: 740 });
  await stranger.goto("/rezervace/rehabilitace-u-lipy");
  await expectNoSidewaysScroll(stranger);
  await stranger.getByRole("link", { name: /^Individuální LTV/ }).click();
  await stranger.locator(".slots a").first().click();
  await stranger.getByLabel("Jméno").fill("Dana");
  await stranger.getByLabel("Příjmení").fill(surname);
  await stranger.getByLabel("Datum narození").fill("1. 2. 1980");
  await stranger.getByLabel("žena").check();
  await stranger.getByLabel("E-mail").fill("webova@example.com");
  await stranger.getByLabel("Telefon").fill("601 777 333");
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

  // The calendar's stream brings the number.
  await expect(badge).toHaveText(new RegExp(`^${waited + 1}\\b`));
  await page.goto("/rezervace-ke-schvaleni");
  await ready(page);
  const row = page.getByRole("row", { name: surname });
  await expect(row).toContainText("Individuální LTV");
  await expectAccessible(page);
  await row.getByRole("link").first().focus();
  await waitForCommands(page);
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Žádost je přijatá")).toBeVisible();
  await expect(row).toHaveCount(0);
});

/** A picture that compresses badly, of some 4 MB. */
const photograph = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 2000 });
    const context = canvas.getContext("2d")!;
    const noise = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), "image/jpeg", 0.95));
    const reader = new FileReader();
    await new Promise((done) => ((reader.onload = done), reader.readAsDataURL(blob)));
    return (reader.result as string).split(",")[1]!;
  });

test(
  "a photograph that is too large for a request is made smaller, or refused at its field with the text kept",
  { tag: "@without-scripts" },
  async ({ browser, baseURL, javaScriptEnabled }) => {
    const drawing = await browser.newPage({ javaScriptEnabled: true });
    const buffer = Buffer.from(await photograph(drawing), "base64");
    await drawing.close();
    expect(buffer.length).toBeGreaterThan(2_200_000);
    const stranger = await browser.newPage({
      baseURL,
      locale: "cs-CZ",
      viewport: { width: 390, height: 844 },
    });
    await stranger.goto("/rezervace/rehabilitace-u-lipy");
    await stranger.getByRole("link", { name: /^Individuální LTV/ }).click();
    await stranger.locator(".slots a").nth(8).click();
    await stranger.getByLabel("Jméno").fill("Fota");
    await stranger.getByLabel("Příjmení").fill("Mobilní");
    await stranger.getByLabel("Datum narození").fill("1. 2. 1980");
    await stranger.getByLabel("žena").check();
    await stranger.getByLabel("E-mail").fill("foto@example.com");
    await stranger.getByLabel("Telefon").fill("601 777 555");
    if (javaScriptEnabled) await ready(stranger);
    const file = stranger.getByLabel("Žádanka");
    await file.setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer });
    const send = stranger.getByRole("button", { name: "Odeslat žádost" }).last();
    await send.click();
    if (!javaScriptEnabled) {
      await expect(stranger.getByRole("alert")).toContainText("To je příliš velké. Pošlete menší soubor");
      await expect(stranger.getByLabel("Příjmení")).toHaveValue("Mobilní");
      await expect(stranger.getByLabel("žena")).toBeChecked();
      await send.click();
    }
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Žádost jsme přijali");
    await stranger.close();
  },
);

test("a file that cannot be made smaller is named, and the request can be sent without it", async ({
  browser,
  baseURL,
}) => {
  const stranger = await browser.newPage({ baseURL, locale: "cs-CZ" });
  await stranger.goto("/rezervace/rehabilitace-u-lipy");
  await stranger.getByRole("link", { name: /^Individuální LTV/ }).click();
  await stranger.locator(".slots a").nth(9).click();
  const file = stranger.getByLabel("Žádanka");
  await file.setInputFiles({ name: "nález.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(3_400_000, 32) });
  await expect(stranger.locator("p[role=status]")).toHaveText(
    "Soubor nález.pdf má 3,4\u00a0MB a zmenšit ho neumíme. Vyberte menší, nebo žádost odešlete bez něj.",
  );
  expect(await file.evaluate((field) => (field as HTMLInputElement).files!.length)).toBe(0);
  await stranger.close();
});
