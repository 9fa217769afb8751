import { expect, test } from "vitest";
import { passwordFault } from "./strength.ts";
import { processorTime } from "#tests/kit/time/processor-time.ts";

const own = ["jana.svobodova@fyziodoma.example", "Jana", "Svobodová", "Fyzio Doma Říčany"];

test.each(["", "krátké", "9 znaků !", "🐦🐦🐦🐦🐦"])("%j has fewer than ten characters", async (text) => {
  expect(await passwordFault(text, own)).toBe("tooShort");
});

test("two hundred characters are the most", async () => {
  const phrase = "vlak veze sedm zelených ponorek přes kopec ".repeat(5).slice(0, 200);
  expect(await passwordFault(phrase, own)).toBeNull();
  expect(await passwordFault(`${phrase}x`, own)).toBe("tooLong");
});

test.each([
  "password123",
  "1234567890",
  "qwertzuiop",
  "aaaaaaaaaaaa",
  "P4ssw0rd2024",
  "heslo12345",
  "Nemocnice2024",
  "fyzioterapie",
  "rehabilitace1",
  "Motus12345",
  "Karolina2010",
  "pondělí2025",
])("%s is common", async (text) => {
  expect(await passwordFault(text, ["nekdo@jiny.example"])).toBe("common");
});

test.each(["svobodova-99-xk", "SVOBODOVÁ mává z lodi", "moje ricany pod lesem", "fyziodoma.2025.Q", "xx FyzioDoma xx"])(
  "%s contains own data",
  async (text) => {
    expect(await passwordFault(text, own)).toBe("ownData");
  },
);

test("own data written backwards or with digits for letters is still own data", async () => {
  expect(await passwordFault("avodobovs12", own)).toBe("ownData");
  expect(await passwordFault("Sv0b0d0v4!1", own)).toBe("ownData");
});

test.each(["vlak veze sedm ponorek", "Koloběžka-na-dvoře", "g7#kP2vLq9"])("%s can be used", async (text) => {
  expect(await passwordFault(text, own)).toBeNull();
});

test("the longest allowed input is judged quickly, however it is made", async () => {
  await passwordFault("g7#kP2vLq9", own);
  const taken = await processorTime(async () => {
    for (const piece of ["p4ssw0rd", "@4$31!0|(){}[]<>", "a", "qwertz12", "áé"]) {
      await passwordFault(piece.repeat(200).slice(0, 200), own);
    }
  });
  expect(taken).toBeLessThan(10_000);
});
