import { Trans, useLingui } from '@lingui/react/macro'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Question } from './question.tsx'
import type { People } from './use-people.ts'

type Props = {
  scan: ScanSummary
  /** All scans of the same person, newest first. */
  all: readonly ScanSummary[]
  remove: People['removeScan']
  onRemoved: () => void
  onCancel: () => void
}

/** Says what is deleted, and which scan is used afterwards. */
export function RemoveScan({ scan, all, remove, onRemoved, onCancel }: Props) {
  const { t } = useLingui()
  const dateText = useDateText()
  const day = dateText(scan.measured_at)
  return (
    <Question
      heading={<Trans>Delete this scan?</Trans>}
      verb={<Trans>Delete scan</Trans>}
      cancelLabel={t`Keep the scan`}
      remove={() => remove(scan)}
      onRemoved={onRemoved}
      onCancel={onCancel}
    >
      <p>
        <Trans>The measurements and outlines of {day} will be deleted. They can’t be restored.</Trans>
      </p>
      <p>
        <WhatStays scan={scan} all={all} />
      </p>
    </Question>
  )
}

function WhatStays({ scan, all }: Pick<Props, 'scan' | 'all'>) {
  const dateText = useDateText()
  const others = all.filter(({ id }) => id !== scan.id)
  if (others.length === 0) return <Trans>The person stays in your account.</Trans>
  const following = others.find(({ state }) => state === 'superseded')
  if (scan.state !== 'measured') return <Trans>All other scans stay.</Trans>
  if (!following) return <Trans>All other scans stay, but shoes can’t be made from any of them.</Trans>
  const day = dateText(following.measured_at)
  return <Trans>All other scans stay. The scan of {day} will be in use instead.</Trans>
}
