import { Trans, useLingui } from '@lingui/react/macro'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyScans } from '#src/ui/drawings/empty-scans.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { exactLengthText } from '#src/ui/length-text.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SectionCard } from './section-card.tsx'
import type { OwnScan } from './use-own-scan.ts'

export function ScanCard({ own, onRetry }: { own: OwnScan; onRetry: () => void }) {
  const { i18n } = useLingui()
  const heading = <Trans>Your scans</Trans>
  if (own.kind === 'loading')
    return (
      <Card heading={heading}>
        <Skeleton lines={2} picture />
      </Card>
    )
  if (own.kind === 'failed')
    return (
      <Card heading={heading}>
        <ErrorCard what={i18n._(errorMessages[own.code])} code={own.code} onRetry={onRetry} />
      </Card>
    )
  const picture = <EmptyScans />
  const toScans = (
    <NextLink to="/profile/mobile_scan" quiet>
      {own.kind === 'arrived' ? <Trans>Say who it is</Trans> : <Trans>See your scans</Trans>}
    </NextLink>
  )
  if (own.kind === 'arrived')
    return (
      <SectionCard heading={heading} picture={picture} action={toScans}>
        <Trans>Scans from before you signed in came along. Tell us who was measured.</Trans>
      </SectionCard>
    )
  if (own.kind === 'newest')
    return (
      <SectionCard heading={heading} picture={picture} action={toScans}>
        <ScanSummaryText scan={own.scan} />
      </SectionCard>
    )
  return (
    <SectionCard
      heading={heading}
      picture={picture}
      action={
        own.hasOthers ? (
          toScans
        ) : (
          <NextLink to="/get-foot-scan" quiet>
            <Trans>Measure your feet</Trans>
          </NextLink>
        )
      }
    >
      {own.hasOthers ? (
        <Trans>You have no scan of your own feet yet.</Trans>
      ) : (
        <Trans>You have no scan yet. At home, all you need is a phone and a sheet of paper.</Trans>
      )}
    </SectionCard>
  )
}

function ScanSummaryText({ scan: { measured_at, left, right, is_old, blockers } }: { scan: ScanSummary }) {
  const language = useLanguage()
  const day = useDateText()(measured_at)
  const [ofLeft, ofRight] = [left, right].map(({ length_mm }) => exactLengthText(length_mm, language))
  return (
    <>
      <Trans>
        Your feet on {day}: left {ofLeft}, right {ofRight}.
      </Trans>{' '}
      {blockers.length > 0 ? (
        <Badge tone="caution">
          <Trans>Shoes can’t be made from it</Trans>
        </Badge>
      ) : (
        is_old && (
          <Badge tone="caution">
            <Trans>Please measure again</Trans>
          </Badge>
        )
      )}
    </>
  )
}
