import type { Example } from "../example.ts";
import { Cave } from "./cave.tsx";
import { Note } from "./note.tsx";

export const examples: Example[] = [
  {
    name: "info",
    render: () => (
      <Note>Odhlásili jsme vás po 30 minutách klidu. Rozepsaná zpráva je uložená a po přihlášení se otevře.</Note>
    ),
  },
  { name: "success", render: () => <Note variant="success">E-mail s odkazem je na cestě.</Note> },
  {
    name: "warning with a title",
    render: () => (
      <Note variant="warning" title="Takový pacient už možná v kartotéce je">
        <p>
          Jana Dvořáčková, 23. 6. 1985, <a href="#karta">otevřít kartu</a>
        </p>
      </Note>
    ),
  },
  {
    name: "error",
    render: () => (
      <Note variant="error" title="Server teď neodpovídá">
        <p>Rozepsaná zpráva zůstala v tomto zařízení, nic se neztratilo.</p>
        <p>
          <a href="#znovu">Zkusit znovu</a>
        </p>
      </Note>
    ),
  },
  { name: "danger to the patient", render: () => <Cave text="Kardiostimulátor. Alergie na latex." /> },
];
