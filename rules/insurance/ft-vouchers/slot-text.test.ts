import { expect, test } from "vitest";
import { readSlot, slotText } from "./slot-text.ts";

const beginAt = "2026-03-17T09:00:00.000Z";

test("a slot reads back as it was written, with and without rooms", () => {
  for (const facilities of [[], [{ id: 3 }, { id: 14 }]])
    expect(readSlot(slotText({ beginAt, profile: { id: 7 }, facilities }))).toEqual({
      beginAt: new Date(beginAt),
      profile: 7,
      facilities: facilities.map(({ id }) => id),
    });
});

test("other texts are no slots", () => {
  for (const text of ["", "7", `${beginAt} x `, `2026-13-41T09:00:00.000Z 7 `, `${beginAt} 7 3;4`])
    expect([text, readSlot(text)]).toEqual([text, null]);
});
