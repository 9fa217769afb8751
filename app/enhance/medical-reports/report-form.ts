/** Fields that belong to one drawing of the form, not to the typed text. */
const own = /^(idempotencyKey|version|was|insertText)$/;

/** The typed text of a form, as it is sent. */
export const readForm = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].filter(([name, value]) => typeof value === "string" && !own.test(name)) as [
      string,
      string,
    ][],
  );

/** Puts text that was read from a form into it. */
export function fillForm(form: HTMLFormElement, body: string) {
  const values = new URLSearchParams(body);
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) ||
      !control.name ||
      own.test(control.name)
    )
      continue;
    const given = values.getAll(control.name);
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.checked = given.includes(control.value);
    else if (given.length > 0) control.value = given[0]!;
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
}
