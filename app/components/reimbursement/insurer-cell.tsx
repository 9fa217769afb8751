type Props = { insurer: { code: string; abbreviation: string }; expertise: string; href?: string };

/** The head of an insurer's row, which leads to its values where they may be set. */
export function InsurerCell({ insurer: { code, abbreviation }, expertise, href }: Props) {
  const name = `${code} ${abbreviation}`;
  return (
    <th scope="row">
      {href ? <a href={href}>{name}</a> : name} <span className="mute num">{expertise}</span>
    </th>
  );
}
