import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'

/** The terms for a pair that does not fit, is faulty or is no longer wanted, shown before ordering. */
export function ReturnTerms() {
  const { days } = settings.refit
  return (
    <>
      <ul className="terms-lines">
        <li>
          <Trans>
            <b>Cancel free of charge</b> until printing begins, paid or not.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Doesn’t fit?</b> We make it again once, free of charge, if you tell us within {days} days of delivery.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Faulty?</b> You keep all your rights by law.
          </Trans>
        </li>
        <li data-tone="caution">
          <Trans>
            <b>No return for a change of mind</b> once printing has begun: the pair is made to one person’s
            measurements.
          </Trans>
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
