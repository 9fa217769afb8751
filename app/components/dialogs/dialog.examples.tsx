import { useState } from "react";
import { buttonClass, ButtonLink } from "../base/button-link.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import type { Example } from "../example.ts";

function Opener(props: Pick<DialogProps, "variant" | "backdropClose" | "title">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonClass("plain")} onClick={() => setOpen(true)}>
        {props.title}
      </button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)}>
        <p>Individuální LTV, Procházková, každou středu 8:15 do 16. 12. 2026. Pacientka dostane zprávu o zrušení.</p>
        <div className="row">
          <ButtonLink href="#zrusit" tone="bad">
            Zrušit 4 události
          </ButtonLink>
          <ButtonLink href="#jen">Jen tuto</ButtonLink>
        </div>
      </Dialog>
    </>
  );
}

export const examples: Example[] = [
  { name: "default", render: () => <Opener title="Zrušit událost?" /> },
  {
    name: "danger, a press outside does not close",
    render: () => <Opener title="Zrušit událost i následující?" variant="danger" backdropClose={false} />,
  },
  { name: "wide", render: () => <Opener title="Wiederholungsterminverschiebung bestätigen" variant="wide" /> },
];
