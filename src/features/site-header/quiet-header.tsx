import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LanguageSwitch } from '#src/features/language-switch.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'

/** The header of a page with a single task: only the shop's name links away. */
export function QuietHeader() {
  const { t } = useLingui()
  return (
    <header className="site-header quiet-header">
      <div className="wrap">
        <Link to="/" className="brand" aria-label={t`Hadashi, home page`}>
          <Wordmark />
        </Link>
        <LanguageSwitch />
      </div>
    </header>
  )
}
