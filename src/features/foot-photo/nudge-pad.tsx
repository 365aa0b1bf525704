import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { StepDirection } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import { ArrowDownIcon } from '#src/ui/icons/arrow-down.tsx'
import { ArrowLeftIcon } from '#src/ui/icons/arrow-left.tsx'
import { ArrowRightIcon } from '#src/ui/icons/arrow-right.tsx'
import { ArrowUpIcon } from '#src/ui/icons/arrow-up.tsx'

type Props = {
  /** The name of the handle being moved. */
  what: string
  /** The index and count of the outline's points; `onTurn` selects another one. */
  grip?: { readonly at: number; readonly count: number; onTurn(to: number): void } | undefined
  onStep: (direction: StepDirection, mm: number) => void
  onPutBack: () => void
}

/** The largest step is for handles far from their target. */
const stepsMm = [0.2, 2, 10] as const

/** Moves the chosen handle without dragging: for accessibility and precision. */
export function NudgePad({ what, grip, onStep, onPutBack }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const [step, setStep] = useState(0)
  const mm = stepsMm[step] ?? stepsMm[0]
  const gripCount = grip?.count ?? 0
  const turn = (by: number) => grip?.onTurn((grip.at + by + gripCount) % gripCount)
  const arrow = (direction: StepDirection, name: string, icon: ReactNode) => (
    <button
      type="button"
      className="round-button"
      data-way={direction}
      aria-label={name}
      onClick={() => onStep(direction, mm)}
    >
      {icon}
    </button>
  )
  return (
    <div className="nudge-pads">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add another box to the form */}
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
      {grip && (
        <div className="grip-actions">
          <button type="button" className="round-button" aria-label={t`Previous point`} onClick={() => turn(-1)}>
            <ArrowLeftIcon />
          </button>
          <span>
            <Trans>
              Point {grip.at + 1} of {gripCount}
            </Trans>
          </span>
          <button type="button" className="round-button" aria-label={t`Next point`} onClick={() => turn(1)}>
            <ArrowRightIcon />
          </button>
        </div>
      )}
    </div>
  )
}
