import { page, withQueries } from "./page.ts";
import type { voucherPresetQueries } from "./queries/voucher-presets.ts";

export const voucherPresetPages = withQueries<typeof voucherPresetQueries>()({
  voucherPresets: page("nastaveni/zdravotnicke-zarizeni/sablony-permanentek", "voucher-presets/list"),
  voucherPresetNew: page("sablony-permanentek/nova", "voucher-presets/create"),
  voucherPreset: page("sablony-permanentek/:id", "voucher-presets/edit"),
  voucherPresetRemove: page("sablony-permanentek/:id/odebrani", "voucher-presets/remove"),
});
