import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const datedSettingPages = {
  datedSettingRemove: page("nastaveni/zdravotnicke-zarizeni/zmena/:id/odebrani", "dated-settings/remove", {
    row: "datedSetting",
  }),
};
