import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "voucherPreset" });

export const voucherPresetPages = {
  voucherPresets: page("nastaveni/zdravotnicke-zarizeni/sablony-permanentek", "voucher-presets/list", {
    found: "voucherPresets:title",
    section: { group: "offer", text: "voucherPresets:text", icon: "cards" },
    query: { sort: oneOf("preset", "price"), direction: oneOf("asc", "desc"), page: integer },
  }),
  voucherPresetNew: page("sablony-permanentek/nova", "voucher-presets/create", {
    query: { rows: integer },
  }),
  voucherPreset: page("sablony-permanentek/:id", "voucher-presets/edit", { query: { rows: integer } }),
  voucherPresetRemove: page("sablony-permanentek/:id/odebrani", "voucher-presets/remove"),
};
