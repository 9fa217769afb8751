import {
  choosePatient,
  colleagues,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  ready,
  test,
} from "../kit.ts";

test("reception enters a voucher from its paper, books a visit on it by keyboard, and sees the days that are left", async ({
  page,
}) => {
  const surname = "Poukazová";
  await logIn(page, "receptionist", "/kartoteka/novy");
  for (const [name, value] of Object.entries({ name: "Olga", surname, insuranceNumber: "8556230419" }))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByLabel("Zdravotní pojišťovna").selectOption("111");
  await page.getByRole("button", { name: "Založit kartu" }).press("Enter");
  await expect(page.getByText("Karta je založená.")).toBeVisible();
  const card = new URL(page.url()).pathname;

  await page.goto(`${card}?tab=ft-poukazy`);
  await page.getByRole("link", { name: "Zadat poukaz" }).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nový poukaz FT");
  await ready(page);
  await page.getByLabel("Vystaveno").fill("dnes");
  await page.getByLabel("Objednáno").fill("");
  await page.getByLabel("Počet návštěv").fill("3");
  await page.getByText("Lékař v seznamu není").press("Enter");
  await page.getByLabel("Jméno lékaře").fill(`MUDr. Hana ${surname}`);
  await page.getByLabel("IČP").last().fill("32181001");
  await page.getByLabel("Odbornost lékaře").fill("201");
  await page.getByLabel("Hlavní diagnóza").fill("M54.5");
  await page.getByLabel("Důvod a místo").fill("Bolesti bederní páteře, L4/5");
  await page.getByRole("button", { name: "Uložit poukaz" }).press("Enter");
  await expect(page.getByText("Poukaz FT je zadaný.")).toBeVisible();
  await expect(page.getByText(/objednat do .*, zbývá 14 dní/)).toBeVisible();

  await page.goto("/nova-udalost");
  await ready(page);
  await page.getByLabel("Kdo", { exact: true }).selectOption(colleagues.lucie);
  await page.getByLabel("Služba").selectOption({ index: 1 });
  await page.locator('main [name="date"]').fill("17. 2. 2049");
  await page.getByLabel("Začátek").fill("21");
  await choosePatient(page, surname);
  const voucher = page.getByRole("radio", { name: /Poukaz FT, zbývají 3 návštěvy/ });
  await expect(voucher).toBeChecked();
  await expect(page.getByText(/vystaveno .*, objednat do .*, zbývá 14 dní/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  // The arrow chooses the patient as the payer, and another one the voucher again.
  await voucher.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Pacient", exact: true })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(voucher).toBeChecked();
  // Nobody works so late: the refused form keeps the payer.
  await page.getByRole("button", { name: "Zapsat událost" }).press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(voucher).toBeChecked();
  await page.getByLabel("Zapsat i mimo pracovní dobu").check();
  await page.getByRole("button", { name: "Zapsat událost" }).press("Enter");
  await expect(page.getByText(/^Zapsáno: .* Platí poukaz FT\.$/).first()).toBeVisible();

  await page.goto(`${card}?tab=ft-poukazy`);
  await page.getByRole("table", { name: "Poukazy FT" }).getByRole("link").first().press("Enter");
  await expect(page.getByText("0 využito, 1 objednáno, 2 zbývá")).toBeVisible();
  // The visit is after the day by which care is to begin.
  await expect(page.getByText(/^začít do .*, zbývá 40 dní$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
