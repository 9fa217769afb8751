import { expect, test } from "vitest";
import { testPages } from "#tests/kit/pages.ts";

const { visitor } = await testPages();
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

test("a receptionist closes the cash box: the book says what is to be there, and a difference asks for its reason", async () => {
  const someone = visitor("receptionist");
  await someone.post("/pokladna/pohyb", { direction: "IN", amount: "1000", reason: "Drobné" });
  const page = await someone.get("/pokladna/uzaverka");
  expect(spaced(page.text("main"))).toContain("Podle knihy má být v pokladně 1 000 Kč.");
  const form = page.filled("main form");
  const refused = await someone.post("/pokladna/uzaverka", { ...form, counted: "990" });
  expect([refused.status, refused.value("counted"), refused.text("[role=alert]")]).toEqual([
    400,
    "990",
    expect.stringContaining("Napište důvod."),
  ]);
  const empty = await someone.post("/pokladna/uzaverka", form);
  expect([empty.status, empty.text("[role=alert]")]).toEqual([400, expect.any(String)]);
  const closed = await someone.follow(
    await someone.post("/pokladna/uzaverka", { ...form, counted: "990", reason: "Chyběla mince" }),
  );
  expect(closed.text(".flash")).toContain("rozdíl");
  expect(spaced(closed.text("main"))).toMatch(/Konečný stav 990 Kč.*Uzávěrky.*Renata Malá 990 Kč Chyběla mince -10 Kč/);
  expect((await visitor("paramedic").get("/pokladna/uzaverka")).status).toBe(403);
});
