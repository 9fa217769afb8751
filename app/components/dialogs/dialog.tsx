import { lazy, Suspense, type ReactNode } from "react";

const DialogWindow = lazy(() => import("./dialog-window.tsx"));

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  variant?: "default" | "wide" | "danger";
  /** False where a press outside must not lose typed text; Escape and the button still close. */
  backdropClose?: boolean;
  children: ReactNode;
};

/** A window over the page, for scripts only: its content has a page of its own too. Loaded when first opened. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}
