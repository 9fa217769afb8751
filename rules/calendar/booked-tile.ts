/** The id of the tile that was just booked: an address with it as its fragment leads there. */
export const BOOKED_TILE = "zapsano";
