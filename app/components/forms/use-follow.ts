import { useEffect, useRef } from "react";

/**
 * A control that follows the address, also when the address changes and the page stays. Text typed in between, or
 * before the scripts loaded, is left.
 */
export function useFollow<Control extends { value: string }>(value = "") {
  const control = useRef<Control>(null);
  const said = useRef(value);
  useEffect(() => {
    if (control.current && control.current.value.trim() === said.current) control.current.value = value;
    said.current = value;
  }, [value]);
  return control;
}
