import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newPatient, password, ready, test } from "../kit.ts";

const setting = "/nastaveni/zdravotnicke-zarizeni/podepisovani-zprav";
const home = "/nastaveni/osobni/dvoufazove-prihlaseni";

test("a centre comes to ask for a code at signing: its author turns the second factor on, comes back to the report and signs it", async ({
  page,
}) => {
  await logIn(page, "admin");
  const card = await newPatient(page, { name: "Ida", surname: "Podepsaná" });
  const write = async (text: string) => {
    await page.goto(`${card}/nova-zprava?attendanceId=0`);
    await ready(page);
    await page.getByRole("textbox", { name: "Text zprávy" }).fill(text);
    await page.getByRole("button", { name: "Uložit zprávu" }).click();
    await expect(page.getByText("Zpráva je uložená.")).toBeVisible();
    await page.getByRole("link", { name: "Podepsat" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Podepsat zprávu\??$/);
  };

  await page.goto(setting);
  await page.getByRole("link", { name: "Zapnout dvoufázové přihlášení" }).click();
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  const key = (await page.locator("p.secret").innerText()).replace(/\s/g, "");
  await page.getByLabel("Kód", { exact: true }).fill(codeAt(key, new Date()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Záložní kódy");
  const codes = await page.locator(".codes code").allInnerTexts();
  await page.getByRole("link", { name: "Kódy mám uložené" }).click();
  await page.getByRole("radio", { name: "na kód z telefonu" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Uložit" }).click();
  await expect(page.getByText("Nastavení podpisu je uložené.")).toBeVisible();

  await write("Flexe 115 stupňů");
  const code = page.getByLabel("Kód", { exact: true });
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(/^Chyba: /);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expectAccessible(page);
  // The code of the turning on is used up: this is the next one.
  await code.fill(codeAt(key, new Date(), 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Zpráva je podepsaná.")).toBeVisible();
  await expect(page.getByText("potvrzeno jednorázovým kódem")).toBeVisible();

  await write("Flexe 120 stupňů");
  await page.getByRole("link", { name: "Nemám telefon, použiju záložní kód" }).click();
  await page.getByLabel("Záložní kód", { exact: true }).fill(codes[0]!);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Zpráva je podepsaná. Zbývá vám 9 záložních kódů.")).toBeVisible();

  await page.goto(`${home}/vypnuti`);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.getByLabel("Kód z aplikace").fill(codes[1]!);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dvoufázové přihlášení je vypnuté.")).toBeVisible();
  await write("Flexe 125 stupňů");
  await expect(page.getByText("Flexe 125 stupňů")).toBeVisible();
  await page.getByRole("link", { name: "Zapnout dvoufázové přihlášení" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zapnout dvoufázové přihlášení");
  await page.getByRole("link", { name: "Zpět" }).click();
  await expect(page.getByText("Flexe 125 stupňů")).toBeVisible();

  await page.goto(setting);
  await page.getByRole("radio", { name: "na nic, stačí být přihlášený" }).check();
  await page.getByRole("button", { name: "Uložit" }).click();
  await expect(page.getByText("Nastavení podpisu je uložené.")).toBeVisible();
});
