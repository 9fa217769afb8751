import { lazy, Suspense } from "react";
import type { WindowProps } from "./dialog-window.tsx";

const DialogWindow = lazy(() => import("./dialog-window.tsx"));

export type DialogProps = WindowProps & { open: boolean };

/** A window over the page, for scripts only: its content has a page of its own too. Loaded when first opened. */
export function Dialog({ open, ...props }: DialogProps) {
  if (!open) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
