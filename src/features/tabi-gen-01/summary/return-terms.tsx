import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'

/** What holds for this pair when it doesn't fit, is faulty, or is not wanted any more: said before it is ordered. */
export function ReturnTerms() {
  const { days } = settings.refit
  return (
    <>
      <ul className="terms-lines">
        <li>
          <b>
            <Trans>Cancel free of charge</Trans>
          </b>{' '}
          <Trans>until printing begins, paid or not.</Trans>
        </li>
        <li>
          <b>
            <Trans>Doesn’t fit?</Trans>
          </b>{' '}
          <Trans>We make it again once, free of charge, if you tell us within {days} days of delivery.</Trans>
        </li>
        <li>
          <b>
            <Trans>Faulty?</Trans>
          </b>{' '}
          <Trans>You keep all your rights by law.</Trans>
        </li>
        <li data-tone="caution">
          <b>
            <Trans>No return for a change of mind</Trans>
          </b>{' '}
          <Trans>once printing has begun: the pair is made to one person’s measurements.</Trans>
        </li>
      </ul>
      <p>
        <Link to="/terms-and-conditions" className="text-link text-link-alone">
          <Trans>Read the terms in full</Trans>
        </Link>
      </p>
    </>
  )
}
