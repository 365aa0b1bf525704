import { encode } from 'uqr'

/** The quiet zone in modules, without which readers do not find the code. */
const margin = 4

type Props = { text: string; alt: string }

/** A QR code. Dark on white in every theme, as readers require. */
export function QrCode({ text, alt }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  )
  const side = size + 2 * margin
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={alt} shapeRendering="crispEdges">
      <rect width={side} height={side} className="qr-ground" />
      <path d={dark.join('')} className="qr-dark" />
    </svg>
  )
}
