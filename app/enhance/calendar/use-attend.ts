import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { signs } from "../../components/calendar/signs.ts";
import { useToday } from "../../components/today.ts";
import { onEvent } from "./keys.ts";
import { placeOf } from "./lane-place.ts";
import { post } from "./post.ts";
import { textOf } from "./tile-details.ts";

type Press = keyof typeof onEvent | "NONE";

/** Steps through the waiting room: another press of a reached one undoes it. */
const steps = {
  ARRIVED: { sign: signs.arrived, before: "NONE" },
  STARTED: { sign: signs.treated, before: "ARRIVED" },
  LEFT: { sign: signs.left, before: "STARTED" },
} as const;

const isStep = (press: Press): press is keyof typeof steps => press in steps;

/** The attendance that a key sets on a tile. */
export function pressOf(key: string, shown: string[]): Press | undefined {
  const press = (Object.keys(onEvent) as (keyof typeof onEvent)[]).find((name) => onEvent[name] === key);
  return press && isStep(press) && shown.includes(steps[press].sign) ? steps[press].before : press;
}

type Props = {
  attendHref: (event: string) => string;
  refresh: () => void;
  say: (text: string) => void;
  fail: (text: string) => void;
};

/**
 * Records the attendance of a tile's only patient; an event of more patients, or none, opens instead, as does one of
 * another day before anybody is checked in.
 */
export function useAttend({ attendHref, refresh, say, fail }: Props) {
  const { t } = useTranslation("calendar");
  const today = useToday();
  return useCallback(
    async (tile: HTMLElement, key: string) => {
      const press = pressOf(key, (tile.dataset.k ?? "").split(" "));
      if (!press) return;
      const waits = isStep(press) || press === "NONE";
      if (waits && placeOf(tile.closest(".laid")!).date !== today) return tile.click();
      const body = new URLSearchParams({ [waits ? "progress" : "state"]: press });
      const response = await post(attendHref(tile.getAttribute("href")!.split("/").at(-1)!), body);
      if (response?.redirected) return location.assign(response.url);
      if (response?.status === 409) return tile.click();
      if (!response?.ok) return fail(t(response ? "notAttended" : "notMovedOffline"));
      say(`${textOf(tile).split("\n")[0]}: ${t(`states.${press === "NONE" ? "NOT_SET" : press}`)}`);
      refresh();
    },
    [attendHref, refresh, say, fail, t, today],
  );
}
