import { Trans, useLingui } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { FootAbove } from '#src/ui/drawings/pieces/foot-above.tsx'
import { lengthText } from '#src/ui/length-text.ts'
import { Sign } from '#src/ui/sign.tsx'

type Props = {
  draft: ScanDraft
  /** The foot being measured. */
  side: FootSide
  /** Both feet are done. */
  isOver: boolean
}

const sides = ['left', 'right'] as const

/** The progress of the left and the right foot. */
export function BothFeet({ draft, side, isOver }: Props) {
  const { t } = useLingui()
  return (
    <ul className="both-feet" aria-label={t`Progress of both feet`}>
      {sides.map((one) => (
        <Foot
          key={one}
          side={one}
          mm={draft[one]?.scanned.foot.figures.lengthMm.value}
          isNow={!isOver && one === side}
        />
      ))}
    </ul>
  )
}

type FootProps = { side: FootSide; mm: number | undefined; isNow: boolean }

function Foot({ side, mm, isNow }: FootProps) {
  const language = useLanguage()
  const state = isNow ? 'current' : mm === undefined ? 'coming' : 'done'
  return (
    <li data-state={state} aria-current={isNow ? 'step' : undefined}>
      <svg viewBox="-2 0 104 240" aria-hidden="true" focusable="false">
        <g transform={side === 'right' ? 'translate(100 0) scale(-1 1)' : undefined}>
          <FootAbove />
        </g>
      </svg>
      <div>
        <strong>
          {side === 'left' ? <Trans>Left</Trans> : <Trans>Right</Trans>}
          {state === 'done' && <Sign tone="good" />}
        </strong>{' '}
        <small>
          {mm !== undefined && isNow && <Trans>{lengthText(mm, language)}, measuring again</Trans>}
          {mm !== undefined && !isNow && <Trans>{lengthText(mm, language)}, accepted</Trans>}
          {mm === undefined && isNow && <Trans>now</Trans>}
          {mm === undefined && !isNow && <Trans>next</Trans>}
        </small>
      </div>
    </li>
  )
}
