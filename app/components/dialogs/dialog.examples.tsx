import { useState } from "react";
import { buttonClass, ButtonLink } from "../base/button-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import type { Example } from "../example.ts";
import PageDialog from "./page-dialog.tsx";

function Opener({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonClass("plain")} onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <PageDialog title={title} page="example" under="#pod" onClose={() => setOpen(false)}>
          <PageHead title={title} />
          <p>Individuální LTV, Procházková, každou středu 8:15 do 16. 12. 2026. Pacientka dostane zprávu o zrušení.</p>
          <div className="row">
            <ButtonLink href="#zrusit" tone="bad">
              Zrušit 4 události
            </ButtonLink>
            <ButtonLink href="#jen">Jen tuto</ButtonLink>
          </div>
        </PageDialog>
      )}
    </>
  );
}

export const examples: Example[] = [
  { name: "a question", render: () => <Opener title="Zrušit událost?" /> },
  { name: "long words", render: () => <Opener title="Wiederholungsterminverschiebung bestätigen" /> },
];
