// The hint of a print page names the browser's key; where this runs, a button with the focus stands for it.
const hint = document.querySelector("[data-print]");
if (hint) {
  const button = hint.previousElementSibling;
  hint.hidden = true;
  button.hidden = false;
  button.addEventListener("click", () => print());
  button.focus();
}
