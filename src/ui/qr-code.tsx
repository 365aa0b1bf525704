import { encode } from 'uqr'

/** Modules of white around a code, without which readers do not find it. */
const margin = 4

type Props = { text: string; alt: string }

/** A code that a phone's camera reads. Dark on white in every theme: readers look for that. */
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
