import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DesignBlocker, findDesignBlockers } from '#domain/design/configuration.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard } from '../view/step-view.ts'

/** What blocks this pair, and the link to resolve it. */
export function MissingHere({ missing }: { missing: ReactNode }) {
  const design = useWizard(({ context }) => getOpenDesign(context))
  const hasMakeError = useWizard(({ context }) => context.hasMakeError)
  const found = findDesignBlockers(design)
  if (found.includes('feet')) return missing
  if (found.length === 0 && hasMakeError) return <MakeErrorNotice />
  return (
    <>
      <Notice tone="caution" heading={<Trans>One thing is missing before this pair can be ordered</Trans>}>
        <ul>
          {found.map((one) => (
            <li key={one}>
              <Said missing={one} />
            </li>
          ))}
        </ul>
      </Notice>
      <div className="wizard-action">
        <NextLink to="/tabi-gen-01/scan">
          <Trans>Go to the feet</Trans>
        </NextLink>
      </div>
    </>
  )
}

/** The feet are fine, but this upper cannot be made for them. */
function MakeErrorNotice() {
  return (
    <>
      <Notice tone="caution" isLive heading={<Trans>One thing is missing before this pair can be ordered</Trans>}>
        <Trans>We can’t make a good shoe for these feet as the pair is now. Another upper or feel may do.</Trans>
      </Notice>
      <div className="wizard-action">
        <NextLink to="/tabi-gen-01/style">
          <Trans>Choose another upper</Trans>
        </NextLink>
      </div>
    </>
  )
}

function Said({ missing }: { missing: DesignBlocker }) {
  if (missing === 'scan_unsent')
    return <Trans>The scan hasn’t been sent yet. It’s sent as soon as this device can reach the shop.</Trans>
  if (missing === 'quality_low') return <Trans>The quality of the scan is too low to make shoes by it.</Trans>
  if (missing === 'too_short') return <Trans>The feet are shorter than those we make shoes for.</Trans>
  return <Trans>The feet are longer than those we make shoes for.</Trans>
}
