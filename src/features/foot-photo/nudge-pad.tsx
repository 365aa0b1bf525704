import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Way } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import { ArrowDownIcon } from '#src/ui/icons/arrow-down.tsx'
import { ArrowLeftIcon } from '#src/ui/icons/arrow-left.tsx'
import { ArrowRightIcon } from '#src/ui/icons/arrow-right.tsx'
import { ArrowUpIcon } from '#src/ui/icons/arrow-up.tsx'
import { nameOf } from './handle-words.ts'
import { gripOf, type Handle } from './handles.ts'

type Props = {
  active: Handle
  /** How many points the outline has to be taken at. */
  gripCount: number
  onChoose: (handle: Handle) => void
  onStep: (way: Way, mm: number) => void
  onPutBack: () => void
}

/** The last is for what lies far from where it belongs. */
const stepsMm = [0.2, 2, 10] as const

/** Moves the handle that was chosen without dragging: for whoever cannot, or wants to be exact. */
export function NudgePad({ active, gripCount, onChoose, onStep, onPutBack }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const [step, setStep] = useState(0)
  const mm = stepsMm[step] ?? stepsMm[0]
  const grip = gripOf(active)
  const what = nameOf(i18n, active)
  const to = (by: number) => grip !== undefined && onChoose(`outline-${(grip + by + gripCount) % gripCount}`)
  const arrow = (way: Way, name: string, icon: ReactNode) => (
    <button type="button" className="round-button" data-way={way} aria-label={name} onClick={() => onStep(way, mm)}>
      {icon}
    </button>
  )
  return (
    <div className="nudge-pads">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box of the form */}
      <div
        className="nudge-pad"
        role="group"
        aria-label={t`Move: ${what}`}
        onKeyDown={({ key }) => key === 'Escape' && onPutBack()}
      >
        {arrow('up', t`Move up`, <ArrowUpIcon />)}
        {arrow('left', t`Move left`, <ArrowLeftIcon />)}
        <button type="button" className="nudge-step" onClick={() => setStep((step + 1) % stepsMm.length)}>
          <Trans>
            <strong>{i18n.number(mm)}</strong> mm a step
          </Trans>
        </button>
        {arrow('right', t`Move right`, <ArrowRightIcon />)}
        {arrow('down', t`Move down`, <ArrowDownIcon />)}
      </div>
      {grip !== undefined && (
        <div className="grip-ways">
          <button type="button" className="round-button" aria-label={t`Previous point`} onClick={() => to(-1)}>
            <ArrowLeftIcon />
          </button>
          <span>
            <Trans>
              Point {grip + 1} of {gripCount}
            </Trans>
          </span>
          <button type="button" className="round-button" aria-label={t`Next point`} onClick={() => to(1)}>
            <ArrowRightIcon />
          </button>
        </div>
      )}
    </div>
  )
}
