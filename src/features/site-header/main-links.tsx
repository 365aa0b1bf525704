import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** The main links, in the order of the customer journey. */
export function MainLinks() {
  return (
    <>
      <Link to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </Link>
      <Link to="/shop_tabbi">
        <Trans>The shoe</Trans>
      </Link>
      <Link to="/reserve">
        <Trans>Visit a store</Trans>
      </Link>
      <Link to="/about">
        <Trans>How it is made</Trans>
      </Link>
      <Link to="/faq">
        <Trans>Questions</Trans>
      </Link>
    </>
  )
}
