import { formatPhone } from "#rules/format.ts";

type Props = { name: string; phone: string | null; email: string | null };

/** Who asks for the consent, and where to ask back. */
export function CenterContact({ name, phone, email }: Props) {
  return (
    <p className="mb">
      <b>{name}</b>
      <br />
      <span className="mute">{[phone && formatPhone(phone), email].filter(Boolean).join(" · ")}</span>
    </p>
  );
}
