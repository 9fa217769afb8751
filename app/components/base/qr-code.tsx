type Props = { size: number; path: string; label: string };

/** A QR code, dark on white in every theme: telephones read no other. */
export function QrCode({ size, path, label }: Props) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}
