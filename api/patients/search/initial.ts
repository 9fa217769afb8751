/** The letters of the Czech alphabet in its order. */
export const initials = [..."abcčdefgh", "ch", ..."ijklmnopqrřsštuvwxyzž"];

const czech = new Intl.Collator("cs");

/** The number of initials that a name comes after: `initials[n - 1] <= name < initials[n]`. */
export function initialOf(name: string): number {
  let [from, to] = [0, initials.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (czech.compare(initials[middle]!, name) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
