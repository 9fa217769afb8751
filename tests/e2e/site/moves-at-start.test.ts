import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../kit.ts";
import { openWithoutScripts, pageOfExtension } from "./extension.ts";

type Move = "press" | "next" | "Tab";

/**
 * Moves from the name to the surname while React draws the page again: by a press or by the next key of a phone, which
 * come when React listens but has drawn nothing, or by Tab, between the page and its effects.
 */
const moveAtStart = (page: Page, move: Move) =>
  page.addInitScript((how) => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)!;
    const dispatch = (kind: new (type: string, init: object) => Event, type: string, init = {}) =>
      (type === "keydown" ? field("name") : field("surname")).dispatchEvent(
        new kind(type, { bubbles: true, cancelable: true, ...init }),
      );
    const moves = {
      press() {
        dispatch(PointerEvent, "pointerdown");
        dispatch(PointerEvent, "pointerup");
      },
      next: () => field("surname").focus(),
      Tab() {
        dispatch(KeyboardEvent, "keydown", { key: "Tab" });
        field("surname").focus();
      },
    };
    if (how === "Tab") {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        queueMicrotask(moves.Tab);
      });
      document.addEventListener("DOMContentLoaded", () => watch.observe(document, { childList: true }));
      return;
    }
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // React alone listens to it, and to all others at the same time.
      if (args[0] !== "auxclick") return;
      document.addEventListener = listen;
      queueMicrotask(moves[how as "press" | "next"]);
    };
  }, move);

for (const move of ["press", "next", "Tab"] as const)
  test(`the focus stays where a user moves it as an extension's page is drawn again: ${move}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageOfExtension(browser, baseURL, "receptionist");
    await moveAtStart(page, move);
    const letScriptsCome = await openWithoutScripts(page, "/kartoteka/novy");
    const [name, surname] = ["name", "surname"].map((field) => page.locator(`main [name=${field}]`)) as [
      Locator,
      Locator,
    ];
    await name.focus();
    await page.keyboard.type("Zdena");
    await letScriptsCome();
    await expect(surname).toBeFocused();
    await page.keyboard.type("Pohyblivá");
    await expect(name).toHaveValue("Zdena");
    await expect(surname).toHaveValue("Pohyblivá");
    await page.close();
  });
