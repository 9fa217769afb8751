/** The names of the fields that differ, never their values. */
export const changedFields = <T extends object>(was: T, is: T): string[] =>
  (Object.keys(was) as (keyof T & string)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
