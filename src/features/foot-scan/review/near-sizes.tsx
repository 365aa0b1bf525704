import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { nearestSize, type SizeSystem, sizeSystems } from '#domain/foot/shoe-size.ts'
import { sizeWords } from '#src/features/foot-trace/trace-words.ts'

/** As shoes are labelled: by the half centimetre in Japan, by the half size elsewhere. */
function sizeText(size: number, system: SizeSystem): string {
  if (system === 'jp') return size.toFixed(1)
  return Number.isInteger(size) ? String(size) : `${Math.floor(size)}½`
}

/** Sizes of shoes that are made for about this foot: to compare with, for ours have none. */
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
