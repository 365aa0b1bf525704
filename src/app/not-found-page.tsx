import { Trans } from '@lingui/react/macro'
import { Lost } from '#src/ui/drawings/lost.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { useReadablePath } from './use-readable-path.ts'

/** No page has this path. */
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
      <WayOn to="/">
        <Trans>Go to the home page</Trans>
      </WayOn>
      <WayOn to="/faq" quiet>
        <Trans>Read the questions</Trans>
      </WayOn>
    </Screen>
  )
}
