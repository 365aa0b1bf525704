import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import { areOthersFirst, getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { useDevice } from './device.ts'
import { methodLabels, traceNotes } from './method-labels.tsx'
import { sortMethods } from './sort-methods.ts'

/** Chooses the measuring method. */
export function MethodStep({ scan: { snapshot, send, isLetIn } }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const device = useDevice()
  const { context } = snapshot
  const before = getScanDraft(context).way
  const rejectedMethod = areOthersFirst(context) ? before : undefined
  const methods = sortMethods({ ...device, isLetIn }, rejectedMethod)
  const [method, setMethod] = useState<MeasureMethod>(() => initialMethod(methods, rejectedMethod ? undefined : before))
  const methodNote = (one: MeasureMethod) =>
    i18n._(one === 'trace' ? traceNotes[device.isPhone ? 'phone' : 'computer'] : methodLabels[one].note)

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'method.chosen', method })
  }

  return (
    <StepFrame
      heading={
        context.side === 'left' ? (
          <Trans>How would you like to measure the left foot?</Trans>
        ) : (
          <Trans>How would you like to measure the right foot?</Trans>
        )
      }
      lead={<Trans>Each foot can be measured in a way of its own.</Trans>}
      onSubmit={submit}
      action={<Button type="submit">{i18n._(methodLabels[method].next)}</Button>}
      side={<BackButton send={send} />}
    >
      {!device.canMeasure && (
        <Notice tone="caution">
          <Trans>
            This browser can’t measure photos. If you opened this page inside another app, such as LINE or Instagram,
            open it in Safari or Chrome instead. You can also measure by hand, or with another phone.
          </Trans>
        </Notice>
      )}
      <ChoiceRows
        legend={<Trans>Ways to measure</Trans>}
        rows={methods.map((value) => {
          const { Picture, name } = methodLabels[value]
          return { value, name: i18n._(name), note: methodNote(value), picture: <Picture /> }
        })}
        value={method}
        onChange={setMethod}
      />
      <p className="quiet">
        <Trans>Measured in a store? Your code from the visit will work here once our stores take visits.</Trans>{' '}
        <Trans>Booking isn’t open yet.</Trans>
      </p>
    </StepFrame>
  )
}

/** The previous method, if it is still available. */
function initialMethod(methods: readonly MeasureMethod[], before: MeasureMethod | undefined): MeasureMethod {
  const [likeliest = 'by_hand'] = methods
  return before !== undefined && methods.includes(before) ? before : likeliest
}
