export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

export const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

/** True of a field that somebody has changed since the page was drawn. */
export function isTyped(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if ("defaultValue" in field) return field.value !== field.defaultValue;
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, drawn);
}
