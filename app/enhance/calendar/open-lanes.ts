/** Columns that can be seen into: those of closed days are strips. */
export const isOpen = (laid: Element) => laid.clientWidth > 60;

export const openLanes = (grid: HTMLElement) => [...grid.querySelectorAll(".laid")].filter(isOpen);

const holds = (element: Element, x: number, y: number) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
};

/** The open column at a point. Measured: hit-testing by the browser would search all tiles. */
export const laneAt = (grid: HTMLElement, x: number, y: number) =>
  openLanes(grid).find((laid) => holds(laid, x, y) && holds(laid.closest(".cols")!, x, y));
