import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'

/** Which line is of which foot. */
export function SideNames({ sides }: { sides: readonly FootSide[] }) {
  return (
    <div className="plot">
      <ul className="plot-names">
        {sides.map((side) => (
          <li key={side} data-side={side}>
            <svg viewBox="0 0 32 4" aria-hidden="true" focusable="false">
              <path d="M2 2H30" />
            </svg>
            {side === 'left' ? <Trans>Left</Trans> : <Trans>Right</Trans>}
          </li>
        ))}
      </ul>
    </div>
  )
}
