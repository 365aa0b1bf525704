import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { maxSoleTextLength } from '#domain/shoe/sole-text.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useSoleTextErrorText } from '#src/features/designs/choose/use-sole-text-error-text.ts'
import { Field } from '#src/ui/field.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { usePairOnDisplay } from '../view/use-pair-view.ts'
import { SoleDrawing } from './sole-drawing.tsx'
import '#src/styles/pair.css'

/** A short text under the arch, and the sole with that text. */
export function SoleTextField({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const errorText = useSoleTextErrorText()
  const typed = useWizard(({ context }) => context.soleTyped)
  const error = useWizard(({ context }) => context.soleTextError)
  const written = useWizard(({ context }) => getOpenDesign(context).soleText)
  const send = useWizardSend()
  const { pair } = usePairOnDisplay()
  const count = [...typed.trim()].length
  return (
    <div className="sole-field">
      <Field
        ref={ref}
        label={<Trans>Text under the sole</Trans>}
        mark={<Trans>optional</Trans>}
        help={
          <Trans>
            {count} of {maxSoleTextLength}. You can use A to Z, digits, spaces, - . and &amp;. Both soles have the same
            text, under the arch.
          </Trans>
        }
        error={error && errorText(error)}
        value={typed}
        onChange={({ target }) => send({ type: 'soleText.typed', text: target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
      <figure className="sole-preview">
        {pair && <SoleDrawing plan={pair.left.sole} text={written} />}
        <figcaption className="small quiet">
          <Trans>The left sole, seen from below</Trans>
        </figcaption>
      </figure>
    </div>
  )
}
