import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { MeasureWay } from '#domain/scan/scan-draft.ts'
import { areOthersFirst, draftOf } from '#machines/foot-scan/scan-steps.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { useDevice } from './device.ts'
import { traceNotes, wayWords } from './way-words.tsx'
import { waysInOrder } from './ways-in-order.ts'

/** By which way a foot is measured. */
export function WaysStep({ scan: { snapshot, send, isLetIn } }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const device = useDevice()
  const { context } = snapshot
  const before = draftOf(context).way
  const refused = areOthersFirst(context) ? before : undefined
  const ways = waysInOrder({ ...device, isLetIn }, refused)
  const [way, setWay] = useState<MeasureWay>(() => startOf(ways, refused ? undefined : before))
  const noteOf = (one: MeasureWay) =>
    i18n._(one === 'trace' ? traceNotes[device.isPhone ? 'phone' : 'computer'] : wayWords[one].note)

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'way.chosen', way })
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
      action={<Button type="submit">{i18n._(wayWords[way].next)}</Button>}
      aside={<BackButton send={send} />}
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
        rows={ways.map((value) => {
          const { Picture, name } = wayWords[value]
          return { value, name: i18n._(name), note: noteOf(value), picture: <Picture /> }
        })}
        value={way}
        onChange={setWay}
      />
      <p className="quiet">
        <Trans>Measured in a store? Your code from the visit will work here once our stores take visits.</Trans>{' '}
        <Trans>Booking isn’t open yet.</Trans>
      </p>
    </StepFrame>
  )
}

/** The one that was taken before, where it still leads somewhere. */
function startOf(ways: readonly MeasureWay[], before: MeasureWay | undefined): MeasureWay {
  const [likeliest = 'by_hand'] = ways
  return before !== undefined && ways.includes(before) ? before : likeliest
}
