import { Note } from "./note.tsx";

/** Dangers to the patient, as the card names them; nothing where it names none. */
export function Cave({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Note variant="error">
      <b>CAVE</b> {text}
    </Note>
  );
}
