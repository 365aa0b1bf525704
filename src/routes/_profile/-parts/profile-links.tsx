import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

export function ProfileLinks() {
  const { t } = useLingui()
  return (
    <nav className="profile-links" aria-label={t`Your account`}>
      <Link to="/profile" activeOptions={{ exact: true }}>
        <Trans>Your account</Trans>
      </Link>
      <Link to="/profile/order">
        <Trans>Your orders</Trans>
      </Link>
      <Link to="/profile/products">
        <Trans>Your pairs</Trans>
      </Link>
      <Link to="/profile/mobile_scan">
        <Trans>Your scans</Trans>
      </Link>
      <Link to="/profile/health_mode">
        <Trans>Foot course</Trans>
      </Link>
      <Link to="/profile/details">
        <Trans>Your details</Trans>
      </Link>
    </nav>
  )
}
