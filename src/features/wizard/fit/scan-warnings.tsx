import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { DesignFeet } from '#domain/design/design.ts'
import { wholeFoot } from '#domain/design/shoe-request.ts'
import { assessConfidence, type Confidence, type FitWarning } from '#domain/fit/confidence.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Person } from '#domain/scan/person.ts'
import { isOldScan } from '#domain/scan/scan-age.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Props = { feet: DesignFeet; person: Person }

/** How certain the fit is by the scan alone, and what would improve it, if that is worth the effort. */
export function ScanWarnings({ feet, person }: Props) {
  const { clock } = useRouter().options.context
  const now = new Date(clock.now())
  const of = (side: FootSide) =>
    assessConfidence(wholeFoot(feet, side), isOldScan(person.kind, new Date(feet[side].measuredAt), now))
  const [left, right] = [of('left'), of('right')]
  const less = left.score <= right.score ? left : right
  const { score, word, warnings } = less
  if (word === 'high' || word === 'good')
    return (
      <p className="quiet">
        <Trans>
          How sure we are of this fit: {score} of 100, <Word word={word} />.
        </Trans>
      </p>
    )
  return (
    <Notice tone="caution" heading={<Trans>We’re less sure of this fit: {score} of 100</Trans>}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.code}>
            <Said warning={warning} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>A new scan would tell us more. What you’ve chosen stays.</Trans>
      </p>
      <NextLink to="/tabi-gen-01/scan" quiet>
        <Trans>Go to the scan</Trans>
      </NextLink>
    </Notice>
  )
}

function Word({ word }: { word: Confidence }) {
  if (word === 'high') return <Trans>very sure</Trans>
  if (word === 'good') return <Trans>sure</Trans>
  if (word === 'fair') return <Trans>fairly sure</Trans>
  return <Trans>unsure</Trans>
}

function Said({ warning }: { warning: FitWarning }) {
  const { i18n } = useLingui()
  const names = 'figures' in warning ? warning.figures.map((name) => i18n._(figureWords[name])) : []
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
  if (warning.code === 'picture_poor') return <Trans>The quality of the scan is low.</Trans>
  if (warning.code === 'scan_old') return <Trans>The scan is old, and feet change.</Trans>
  if (warning.code === 'figures_estimated') return <Trans>Estimated from other feet: {list}.</Trans>
  return <Trans>May be off by quite a bit: {list}.</Trans>
}
