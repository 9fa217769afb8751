import { Confirm } from "./confirm.tsx";
import type { Example } from "../example.ts";

export const examples: Example[] = [
  {
    name: "before something is ended",
    render: () => (
      <Confirm title="Odhlásit toto zařízení?" does="Odhlásit zařízení" cancelHref="#zpet" idempotencyKey="ukazka">
        <p>Firefox na Windows, naposledy dnes v 10:42. Co v něm zůstalo rozepsané, se po novém přihlášení otevře.</p>
      </Confirm>
    ),
  },
];
