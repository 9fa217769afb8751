/** The sides a body is drawn from; right and left are the patient's. */
export const bodyViews = ["FRONT", "BACK", "RIGHT", "LEFT"] as const;
export type BodyView = (typeof bodyViews)[number];

/** The diagnosis of a mark defines its meaning; without one it is a colour that the author explains. */
export const diagramColors = ["RED", "BLUE", "YELLOW"] as const;
export type DiagramColor = (typeof diagramColors)[number];

/**
 * The regions of each view: those of the middle line once, the others of both sides. From head to foot, as they are
 * listed.
 */
const parts = {
  FRONT: {
    middle: ["HEAD", "NECK", "ABDOMEN", "PELVIS"],
    paired: [
      "SHOULDER",
      "CHEST",
      "UPPER_ARM",
      "ELBOW",
      "FOREARM",
      "WRIST",
      "HAND",
      "GROIN",
      "THIGH",
      "KNEE",
      "SHIN",
      "ANKLE",
      "FOOT",
    ],
  },
  BACK: {
    middle: ["HEAD", "NECK", "THORACIC_SPINE", "LUMBAR_SPINE", "SACRUM"],
    paired: [
      "SHOULDER",
      "SHOULDER_BLADE",
      "LOIN",
      "UPPER_ARM",
      "ELBOW",
      "FOREARM",
      "WRIST",
      "HAND",
      "BUTTOCK",
      "THIGH",
      "KNEE",
      "CALF",
      "ANKLE",
      "FOOT",
    ],
  },
} as const;
const ofSide = [
  "HEAD",
  "NECK",
  "SHOULDER",
  "UPPER_ARM",
  "ELBOW",
  "FOREARM",
  "HAND",
  "CHEST",
  "BACK",
  "ABDOMEN",
  "LOIN",
  "HIP",
  "THIGH",
  "KNEE",
  "CALF",
  "ANKLE",
  "FOOT",
] as const;

type Sided = "FRONT" | "BACK";
type PairedOf<V extends Sided> = (typeof parts)[V]["paired"][number];
type MiddleOf<V extends Sided> = (typeof parts)[V]["middle"][number];
export type BodyPart = PairedOf<Sided> | MiddleOf<Sided> | (typeof ofSide)[number];
export type BodyRegion =
  | { [V in Sided]: `${V}_${MiddleOf<V>}` | `${V}_${PairedOf<V>}_${"RIGHT" | "LEFT"}` }[Sided]
  | `${"RIGHT" | "LEFT"}_${(typeof ofSide)[number]}`;

export type BodySide = "RIGHT" | "LEFT";
/** A region by its name in the API: the view, the part, and the side of a pair. */
export type RegionOfView = { region: BodyRegion; part: BodyPart; side: BodySide | null };

const sided = (view: Sided): RegionOfView[] => [
  ...parts[view].middle.map((part) => ({ region: `${view}_${part}` as BodyRegion, part, side: null })),
  ...parts[view].paired.flatMap((part) =>
    (["RIGHT", "LEFT"] as const).map((side) => ({ region: `${view}_${part}_${side}` as BodyRegion, part, side })),
  ),
];
const lateral = (view: BodySide): RegionOfView[] =>
  ofSide.map((part) => ({ region: `${view}_${part}` as BodyRegion, part, side: null }));

export const regionsOf: Record<BodyView, readonly RegionOfView[]> = {
  FRONT: sided("FRONT"),
  BACK: sided("BACK"),
  RIGHT: lateral("RIGHT"),
  LEFT: lateral("LEFT"),
};
export const bodyRegions = bodyViews.flatMap((view) => regionsOf[view].map(({ region }) => region));

/** Each view is drawn on a plane of its own; a free mark is a point on it. */
export const PLANE = { width: 180, height: 400 } as const;
