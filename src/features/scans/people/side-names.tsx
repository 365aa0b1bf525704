import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { LineNames } from '#src/ui/line-names.tsx'

/** The legend of the left and right lines. */
export function SideNames({ sides }: { sides: readonly FootSide[] }) {
  return (
    <div className="plot">
      <LineNames
        lines={sides.map((look) => ({ look, name: look === 'left' ? <Trans>Left</Trans> : <Trans>Right</Trans> }))}
      />
    </div>
  )
}
