// Builds app/components/base/icons.svg and app/paths/icon-name.ts from the icons named here: our name → name in Lucide.
// Run `node scripts/icons.mjs` after a change of the list and commit both files.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const icons = {
  archive: "archive",
  ban: "ban",
  bell: "bell",
  bin: "trash-2",
  building: "building-2",
  calendar: "calendar",
  cards: "folder-open",
  chart: "chart-column",
  check: "check",
  clock: "clock",
  close: "x",
  down: "chevron-down",
  download: "download",
  eye: "eye",
  "eye-off": "eye-off",
  file: "file-text",
  help: "circle-question-mark",
  history: "history",
  hourglass: "hourglass",
  inbox: "inbox",
  info: "info",
  key: "key-round",
  keyboard: "keyboard",
  left: "chevron-left",
  lock: "lock",
  logout: "log-out",
  mail: "mail",
  menu: "menu",
  monitor: "monitor",
  moon: "moon",
  offline: "wifi-off",
  panel: "panel-left",
  payment: "banknote",
  pen: "pencil",
  plus: "plus",
  print: "printer",
  repeat: "refresh-cw",
  right: "chevron-right",
  room: "door-open",
  search: "search",
  settings: "sliders-horizontal",
  shield: "shield-plus",
  sun: "sun",
  undo: "undo-2",
  up: "chevron-up",
  user: "user",
  users: "users",
  warning: "triangle-alert",
};

const source = new URL("../node_modules/lucide-static/icons/", import.meta.url);
const target = new URL("../app/components/base/", import.meta.url);

const symbols = Object.entries(icons).map(([name, lucideName]) => {
  const svg = readFileSync(new URL(`${lucideName}.svg`, source), "utf8");
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
});

writeFileSync(
  new URL("icons.svg", target),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->\n${symbols.join("\n")}\n</svg>\n`,
);
writeFileSync(
  new URL("../app/paths/icon-name.ts", import.meta.url),
  `// Written by scripts/icons.mjs.\nexport type IconName =\n${Object.keys(icons)
    .map((name) => `  | "${name}"`)
    .join("\n")};\n`,
);
console.log(`${symbols.length} icons in ${fileURLToPath(target)}`);
