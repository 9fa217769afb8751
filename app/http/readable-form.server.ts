/** A field's name as our forms write it: words, the parts of things after dots (a part may be a day), at most one place in a list by its number. */
const fieldName = /^[a-z]\w*(\.([a-z]\w*|\d{4}-\d\d-\d\d))*(\[\d{0,2}\](\.[a-z]\w*)*)?$/i;
const isFieldName = (name: string) =>
  name.length <= 100 && fieldName.test(name) && !name.split(/[.[\]]/).some((word) => word in Object.prototype);
/** Every date of a series of 400 may be chosen, and moved to another day and time. */
const MOST_FIELDS = 1500;

/**
 * Whether what was posted is a form that a page of ours could have sent. conform fails on names of another shape, and
 * where a name says a place in a list, it makes the list as long as the number: one small form could fill the memory.
 */
export async function isReadableForm(request: Request, form?: FormData): Promise<boolean> {
  try {
    const names = [...(form ?? (await request.clone().formData())).keys()];
    return names.length <= MOST_FIELDS && names.every(isFieldName);
  } catch (error) {
    if (error instanceof TypeError) return false; // not a form at all
    throw error;
  }
}
