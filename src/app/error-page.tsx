import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { callCommon } from '#src/api/call-lazily.ts'
import { newReference } from '#src/page/new-reference.ts'
import { isChunkError } from '#src/page/reload-port.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { findErrorTitle } from './error-titles.ts'
import { IsInMain } from './main-part.tsx'
import { NotFoundLayout } from './not-found-layout.tsx'
import { PageError, readErrorStatus } from './page-error.ts'
import { usePageStatusOverride } from './page-status.tsx'
import { Lost, Misprint } from './rare-drawings.tsx'
import { useReadablePath } from './use-readable-path.ts'

/** Replaces a page that failed, and its layout where that failed too. */
export function ErrorPage({ error }: { error: unknown }) {
  const explanation = <ErrorExplanation error={error} />
  return useContext(IsInMain) ? explanation : <NotFoundLayout>{explanation}</NotFoundLayout>
}

/** Says what happened, what is safe and what to do. */
function ErrorExplanation({ error }: { error: unknown }) {
  const router = useRouter()
  const status = readErrorStatus(error)
  const [isMending] = useState(() => router.options.context.reload.mends(error, router.latestLocation.pathname))
  usePageStatusOverride(status)
  useEffect(() => {
    if (isMending) location.reload()
  }, [isMending])
  if (isMending) return null
  return status === 404 ? <PageNotFound error={error} /> : <PageBroke error={error} status={status} />
}

function PageNotFound({ error }: { error: unknown }) {
  const path = useReadablePath()
  const ownMessage = error instanceof PageError ? error.ownMessage : undefined
  return (
    <Screen
      heading={<Trans>Page Not Found</Trans>}
      lead={
        <span className="any-length" data-live>
          {ownMessage ?? <Trans>Page Not Found: {path}</Trans>}
        </span>
      }
      drawing={<Lost />}
    >
      <NextLink to="/">
        <Trans>Go to the home page</Trans>
      </NextLink>
    </Screen>
  )
}

function PageBroke({ error, status }: { error: unknown; status: number }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const [reference] = useState(newReference)
  const ownMessage = error instanceof PageError ? error.ownMessage : undefined

  useEffect(() => {
    const message = error instanceof Error ? error.message : String(error)
    void callCommon(router.options.context.api, 'reportClientError', {
      reference,
      path: location.pathname.slice(0, 500),
      message: message.slice(0, 1_000),
    })
  }, [router, reference, error])

  // A chunk that failed to load is requested again only by a new document.
  const retry = () => (isChunkError(error) ? location.reload() : void router.invalidate())

  return (
    <Screen
      heading={i18n._(findErrorTitle(status))}
      lead={ownMessage ?? <Trans>We couldn’t show this page. What you saved and ordered is safe.</Trans>}
      drawing={<Misprint />}
    >
      <p>
        <Trans>
          Please try again in a moment. If it happens again, tell us this reference and we’ll find out what went wrong.
        </Trans>
      </p>
      <dl className="facts">
        <div>
          <dt>
            <Trans>Reference</Trans>
          </dt>
          <dd data-reference>{reference}</dd>
        </div>
        <div>
          <dt>
            <Trans>Version</Trans>
          </dt>
          <dd>{__BUILD_ID__}</dd>
        </div>
      </dl>
      <button type="button" className="button" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
      <NextLink to="/" quiet>
        <Trans>Go to the home page</Trans>
      </NextLink>
    </Screen>
  )
}
