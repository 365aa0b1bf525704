import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { nearestSize, type SizeSystem, sizeSystems } from '#domain/foot/shoe-size.ts'
import { sizeWords } from '#src/features/foot-trace/trace-words.ts'

/** As shoes are labelled: in half centimetres in Japan, in half sizes elsewhere. */
function sizeText(size: number, system: SizeSystem): string {
  if (system === 'jp') return size.toFixed(1)
  return Number.isInteger(size) ? String(size) : `${Math.floor(size)}½`
}

/** Common shoe sizes near this foot length, for comparison only: our shoes have no sizes. */
export function NearSizes({ mm }: { mm: number }) {
  const { i18n } = useLingui()
  return (
    <p className="near-sizes">
      <span>
        <Trans>About size</Trans>
      </span>
      {sizeSystems.map((system) => {
        const size = nearestSize(mm, system)
        if (size === undefined) return null
        return (
          <span key={system}>
            {' '}
            {i18n._(sizeWords[system])} <b>{sizeText(size, system)}</b>
          </span>
        )
      })}
    </p>
  )
}
