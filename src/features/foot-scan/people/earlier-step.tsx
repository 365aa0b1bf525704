import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { getScanQuality } from '#domain/scan/judge-scan.ts'
import { isOldScan } from '#domain/scan/scan-age.ts'
import type { EarlierScan } from '#machines/foot-scan/foot-scan.types.ts'
import { usableScans } from '#machines/foot-scan/scan-steps.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { lengthText } from '#src/ui/length-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'

/** More would be too many to choose from: the profile lists them all. */
const maxVisible = 4

/** Offers a person's existing scans before measuring again. */
export function EarlierStep({ scan: { snapshot, send, now } }: { scan: FootScan }) {
  const { i18n } = useLingui()
  const { people, personId } = snapshot.context
  const scans = usableScans(snapshot.context).slice(0, maxVisible)
  const [chosenId, setChosenId] = useState(scans[0]?.id)
  const chosen = scans.find(({ id }) => id === chosenId)
  const person = people.find(({ id }) => id === personId)
  const isOld = chosen && person && isOldScan(person.kind, new Date(chosen.scan.measuredAt), now())
  const formatMeasuredDate = ({ scan: { measuredAt } }: EarlierScan) => i18n.date(measuredAt, { dateStyle: 'long' })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosenId !== undefined) send({ type: 'earlier.used', scanId: chosenId })
  }

  return (
    <StepFrame
      heading={<Trans>We have a scan of {person?.name}</Trans>}
      lead={<Trans>Use it for this pair, or measure both feet again.</Trans>}
      onSubmit={submit}
      action={
        <Button type="submit">
          <Trans>Use this scan</Trans>
        </Button>
      }
      side={
        <>
          <Button look="quiet" onClick={() => send({ type: 'measuring.wanted' })}>
            <Trans>Measure again</Trans>
          </Button>
          {snapshot.can({ type: 'step.left' }) && <BackButton send={send} />}
        </>
      }
    >
      <RadioCards
        legend={<Trans>Scan</Trans>}
        choices={scans.map((one) => ({
          value: one.id,
          name: formatMeasuredDate(one),
          note: <EarlierScanSummary scan={one} />,
        }))}
        value={chosenId}
        onChange={setChosenId}
      />
      {isOld && (
        <Notice tone="caution">
          {person.kind === 'child' ? (
            <Trans>A child’s feet may have grown since. We suggest that you measure again.</Trans>
          ) : (
            <Trans>Feet change over time, and this scan is old. We suggest that you measure again.</Trans>
          )}
        </Notice>
      )}
    </StepFrame>
  )
}

function EarlierScanSummary({ scan: { scan } }: { scan: EarlierScan }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [left, right] = [scan.left, scan.right].map(({ foot }) => lengthText(foot.figures.lengthMm.value, language))
  return (
    <Trans>
      Left {left}, right {right}. Quality {i18n.number(getScanQuality(scan))} of 100
    </Trans>
  )
}
