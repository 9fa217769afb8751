import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalReport:write", row: "operationPreset" });
const section = "nastaveni/osobni/sablony-kody-vykonu";

export const operationPresetPages = {
  operationPresets: page(section, "operation-presets/list", {
    found: "operationPresets:title",
    section: { group: "own", text: "operationPresets:text", icon: "cards", country: "CZ" },
  }),
  operationPresetNew: page(`${section}/nova`, "operation-presets/create"),
  operationPreset: page(`${section}/:id`, "operation-presets/edit"),
  operationPresetRemove: page(`${section}/:id/odebrani`, "operation-presets/remove"),
};
