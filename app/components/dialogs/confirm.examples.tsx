import { useState } from "react";
import { buttonClass } from "../base/button-link.tsx";
import { Confirm, Subject } from "./confirm.tsx";
import type { Example } from "../example.ts";
import { LeaveQuestion } from "./leave-question.tsx";

function Leaving() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={buttonClass("plain")} onClick={() => setOpen(true)}>
        Odejít z formuláře
      </button>
      {open && <LeaveQuestion onStay={close} onLeave={close} />}
    </>
  );
}

export const examples: Example[] = [
  {
    name: "before something is ended",
    render: () => (
      <Confirm
        question="Odhlásit toto zařízení?"
        about={<Subject name="Firefox na Windows">naposledy dnes v 10:42</Subject>}
        effect="Co v něm zůstalo rozepsané, se po novém přihlášení otevře."
        does="Odhlásit zařízení"
        backHref="#zpet"
        idempotencyKey="ukazka"
      />
    ),
  },
  { name: "before typed text is left behind", render: () => <Leaving /> },
];
