import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import { settings } from '#domain/settings.ts'
import { checkLineMm, type SoleSheet } from '#domain/shoe/sole-sheets.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { lengthText } from '#src/ui/length-text.ts'
import '#src/styles/pair.css'

type Props = { sheet: SoleSheet; longMm: number; wideMm: number }

const line = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')

/** One sheet as printed at true scale. */
export function SoleSheetPicture({ sheet, longMm, wideMm }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const clip = useId()
  const { side, part, parts, widthMm, heightMm, frame, outline, ballLine, toeGap, crosses, check } = sheet
  const [long, wide] = [lengthText(longMm, language), lengthText(wideMm, language)]
  const name = {
    left: t`Sole of the left shoe, ${long} long and ${wide} wide: sheet ${part} of ${parts}`,
    right: t`Sole of the right shoe, ${long} long and ${wide} wide: sheet ${part} of ${parts}`,
  }[side]
  const [from, to] = check
  const [outer, inner] = ballLine
  return (
    <svg
      className="sole-sheet"
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      width={`${widthMm}mm`}
      height={`${heightMm}mm`}
      role="img"
      aria-label={name}
    >
      <rect className="sole-paper" width={widthMm} height={heightMm} />
      <clipPath id={clip}>
        <rect x={frame.x} y={frame.y} width={frame.widthMm} height={frame.heightMm} />
      </clipPath>
      <text x={frame.x} y={frame.y + 6} className="sole-name">
        {side === 'left' ? <Trans>Left</Trans> : <Trans>Right</Trans>}
        {parts > 1 && ` ${part}/${parts}`}
      </text>
      <text x={frame.x} y={frame.y + 11.5}>
        {settings.brand.name}
      </text>
      <path d={`M${from.x - 2} ${from.y}h4M${line(check)}M${to.x - 2} ${to.y}h4`} />
      <text transform={`translate(${from.x + 5} ${(from.y + to.y) / 2}) rotate(-90)`} textAnchor="middle">
        <Trans>This line is {checkLineMm} mm long</Trans>
      </text>
      <g clipPath={`url(#${clip})`}>
        <path className="sole-outline" d={`M${line(outline)}Z`} />
        <path className="sole-ball" d={`M${line(ballLine)}`} />
        <text x={(outer.x + inner.x) / 2} y={(outer.y + inner.y) / 2 + 10} textAnchor="middle">
          <Trans>Ball of the foot</Trans>
        </text>
        <circle className="sole-gap" cx={toeGap.x} cy={toeGap.y} r="1.5" />
        <text x={toeGap.x} y={toeGap.y + 6} textAnchor="middle">
          <Trans>Gap between the toes</Trans>
        </text>
        {crosses.map(({ x, y }) => (
          <path key={`${x} ${y}`} className="sole-cross" d={`M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}`} />
        ))}
      </g>
    </svg>
  )
}
