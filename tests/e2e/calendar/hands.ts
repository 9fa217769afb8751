import { expect, type Locator, type Page } from "@playwright/test";

/** Input of a user: mouse, touch or keyboard. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, option: string) => Promise<void>;
};

const mouse = (_page: Page): Hand => ({
  press: (target) => target.click(),
  write: async (target, text) => {
    await target.click();
    await target.fill(text);
  },
  choose: async (target, option) => void (await target.selectOption({ label: option })),
});

/** Each control is reached by Tab; nothing is pointed at. */
const keyboard = (page: Page): Hand => {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let steps = 0; !(await target.evaluate((one) => one === document.activeElement)); steps++) {
      if (steps > 200) throw new Error(`Tab does not reach ${target}`);
      await page.keyboard.press("Tab");
    }
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press((await target.getAttribute("type")) === "radio" ? "Space" : "Enter");
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    choose: async (target, option) => {
      await reach(target);
      await page.keyboard.press("Home");
      const chosen = () => target.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]!.label);
      for (let now = await chosen(), before = ""; now !== option; now = await chosen()) {
        if (now === before) throw new Error(`There is no ${option}`);
        before = now;
        await page.keyboard.press("ArrowDown");
      }
    },
  };
};

export const hands = { mouse, keyboard };
export const eachHand = Object.keys(hands) as (keyof typeof hands)[];
