import { useEffect, useRef } from "react";

/**
 * A control that shows what the address says, also when the address changes and the page stays. What was typed into it
 * meanwhile, or before the scripts came, is left.
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
