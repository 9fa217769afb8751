import { formatPhone } from "#rules/format.ts";

type Props = { name: string; phone: string | null; email: string | null };

/** The centre that asks for the consent, with its contact. */
export function CenterContact({ name, phone, email }: Props) {
  return (
    <p className="mb">
      <b>{name}</b>
      <br />
      <span className="mute">{[phone && formatPhone(phone), email].filter(Boolean).join(" · ")}</span>
    </p>
  );
}
