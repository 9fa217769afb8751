/**
 * A field's name as the app's forms write it: words, the parts of things after dots (a part may be a day), at most one
 * index of a list.
 */
const fieldName = /^[a-z]\w*(\.([a-z]\w*|\d{4}-\d\d-\d\d))*(\[\d{0,2}\](\.[a-z]\w*)*)?$/i;
const isFieldName = (name: string) =>
  name.length <= 100 && fieldName.test(name) && !name.split(/[.[\]]/).some((word) => word in Object.prototype);
/** Every date of a series of 400 may be chosen, and moved to another day and time. */
const MOST_FIELDS = 1500;

/**
 * True if a page of the app could have sent the form. conform fails on names of another shape, and makes a list as long
 * as an index in a name: one small form could fill the memory.
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
