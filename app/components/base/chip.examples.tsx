import { colors } from "#rules/codes.ts";
import { ColorChip, ColorDot, StateChip } from "./chip.tsx";
import type { Example } from "../example.ts";

export const examples: Example[] = [
  {
    name: "ten named colours",
    render: () => (
      <div className="row">
        {colors.map((color) => (
          <ColorChip key={color} color={color}>
            {color.toLowerCase()}
          </ColorChip>
        ))}
      </div>
    ),
  },
  {
    name: "colour before a word",
    render: () => (
      <div className="row">
        {colors.map((color) => (
          <ColorDot key={color} color={color}>
            {color.toLowerCase()}
          </ColorDot>
        ))}
      </div>
    ),
  },
  {
    name: "states: only what waits is boxed",
    render: () => (
      <div className="row">
        <StateChip state="todo" icon="pen">
          Uloženo
        </StateChip>
        <StateChip state="ok" icon="lock">
          Uloženo a podepsáno
        </StateChip>
        <StateChip state="bad" icon="close">
          Zneplatněno
        </StateChip>
        <StateChip icon="repeat">Stornováno</StateChip>
      </div>
    ),
  },
];
