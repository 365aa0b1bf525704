import { Trans } from '@lingui/react/macro'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Lost } from './rare-drawings.tsx'
import { useReadablePath } from './use-readable-path.ts'

/** Shown for a path that has no page. */
export function NotFoundPage() {
  const path = useReadablePath()
  return (
    <Screen
      heading={<Trans>Page Not Found</Trans>}
      lead={
        <span className="any-length" data-live>
          <Trans>Page not found: {path}</Trans>
        </span>
      }
      drawing={<Lost />}
    >
      <p>
        <Trans>The address may be out of date or mistyped. Nothing you saved is lost.</Trans>
      </p>
      <NextLink to="/">
        <Trans>Go to the home page</Trans>
      </NextLink>
      <NextLink to="/faq" quiet>
        <Trans>Read the questions</Trans>
      </NextLink>
    </Screen>
  )
}
