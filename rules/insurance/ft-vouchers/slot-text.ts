type Chosen = { beginAt: Date; profile: number; facilities: number[] };

/** A free slot as the value of a choice: its begin, its person, its rooms and devices. */
export const slotText = ({
  beginAt,
  profile,
  facilities,
}: {
  beginAt: string;
  profile: { id: number };
  facilities: readonly { id: number }[];
}): string => `${beginAt} ${profile.id} ${facilities.map(({ id }) => id).join()}`;

/** Reads such a value; null where it is none. */
export function readSlot(text: string): Chosen | null {
  const [, begin = "", profile, facilities = ""] = /^(\S{20,30}) (\d{1,10}) ([\d,]{0,120})$/.exec(text) ?? [];
  const beginAt = new Date(begin);
  if (Number.isNaN(beginAt.getTime())) return null;
  return { beginAt, profile: Number(profile), facilities: facilities.split(",").filter(Boolean).map(Number) };
}
