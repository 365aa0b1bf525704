import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { type PenKind, penKinds } from '#domain/foot/trace/pen/pen-kinds.ts'
import { paperWords } from '#src/features/foot-photo/foot-words.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { penWords } from './trace-words.ts'
import type { FootTrace } from './use-foot-trace.ts'

/** Asks the one question that the photo does not answer, next to the photo. */
export function TraceQuestions({ snapshot, send }: Pick<FootTrace, 'snapshot' | 'send'>) {
  const { i18n } = useLingui()
  const { outcome } = snapshot.context
  if (snapshot.hasTag('asking-paper')) {
    const known = outcome?.ok === false ? outcome.facts.papers : undefined
    return (
      <ChoiceGroup<PaperName>
        legend={<Trans>Which sheet is it?</Trans>}
        choices={(known ?? (Object.keys(papers) as PaperName[])).map((value) => ({
          value,
          name: i18n._(paperWords[value]),
        }))}
        onAnswer={(paper) => send({ type: 'paper.chosen', paper })}
      />
    )
  }
  if (snapshot.hasTag('asking-pen'))
    return (
      <ChoiceGroup<PenKind>
        legend={<Trans>Which pen did you draw with?</Trans>}
        choices={penKinds.map((value) => ({ value, name: i18n._(penWords[value]) }))}
        onAnswer={(pen) => send({ type: 'pen.chosen', pen })}
      />
    )
  if (!snapshot.hasTag('asking-size')) return null
  return (
    <div className="trace-question">
      <p>
        <Trans>
          The length doesn’t go with your usual shoe size. Sizes differ from maker to maker, so the measurement counts.
          Check the line and the sheet in the photo: are they right?
        </Trans>
      </p>
      <Button look="quiet" onClick={() => send({ type: 'size.confirmed' })}>
        <Trans>Yes, keep the measurement</Trans>
      </Button>
    </div>
  )
}

/** Lets the customer choose another pen after the photo contradicts the first answer. */
export function AnotherPen({ snapshot, send }: Pick<FootTrace, 'snapshot' | 'send'>) {
  const { outcome } = snapshot.context
  if (!outcome?.ok || !outcome.value.warnings.includes('pen_entered')) return null
  if (!snapshot.can({ type: 'pen.reconsidered' })) return null
  return (
    <div className="trace-question">
      <Button look="quiet" onClick={() => send({ type: 'pen.reconsidered' })}>
        <Trans>Choose another pen</Trans>
      </Button>
    </div>
  )
}

type ChoiceGroupProps<Value extends string> = {
  legend: ReactNode
  choices: readonly { value: Value; name: string }[]
  onAnswer: (value: Value) => void
}

function ChoiceGroup<Value extends string>({ legend, choices, onAnswer }: ChoiceGroupProps<Value>) {
  const { t } = useTexts()
  const [value, setValue] = useState<Value>()
  const [isSent, setSent] = useState(false)
  return (
    <form
      className="trace-question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (value) onAnswer(value)
      }}
    >
      <RadioCards
        legend={legend}
        choices={choices}
        value={value}
        onChange={setValue}
        error={isSent && !value && t`Choose one first.`}
      />
      <Button type="submit">
        <Trans>Measure with this answer</Trans>
      </Button>
    </form>
  )
}
