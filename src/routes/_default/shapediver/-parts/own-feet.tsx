import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listPeople } from '#domain/contract/scans.ts'
import type { DesignFeet } from '#domain/design/design.ts'
import { toShoeMeasures, wholeFoot } from '#domain/design/shoe-request.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { throwPageError } from '#src/app/page-error.ts'
import { useWholeScan } from '#src/features/scans/people/use-whole-scan.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FirstLook } from './first-look.tsx'

/** The feet of a scan, shown to its owner. For everyone else the page is not found, without a reason. */
export function OwnFeet({ scan: id }: { scan: string }) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  const [answer, refetch] = useWholeScan(id)
  const [people] = useLive(listPeople)
  const own = useMemo(
    () => (answer?.ok ? toViewerPair(answer.value.scan, answer.value.measured_at) : undefined),
    [answer],
  )
  if (!answer || !people) return <Skeleton lines={8} />
  if (!answer.ok && (answer.code === 'NOT_FOUND' || answer.code === 'AUTH_REQUIRED')) throwPageError()
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />
  const { measured_at, person_id } = answer.value
  const name = people.ok ? people.value.people.find((one) => one.id === person_id)?.name : undefined
  const day = dateText(measured_at)
  return (
    <>
      <p>
        {name ? (
          <Trans>
            The feet of {name}, measured on {day}
          </Trans>
        ) : (
          <Trans>Feet measured on {day}</Trans>
        )}
      </p>
      <FirstLook own={own} />
    </>
  )
}

function toViewerPair({ left, right, engine }: MeasuredScan, measuredAt: string) {
  const feet: DesignFeet = {
    left: { scanned: left, measuredAt, engine },
    right: { scanned: right, measuredAt, engine },
  }
  return {
    measures: { left: toShoeMeasures(feet, 'left'), right: toShoeMeasures(feet, 'right') },
    feet: { left: wholeFoot(feet, 'left'), right: wholeFoot(feet, 'right') },
  }
}
