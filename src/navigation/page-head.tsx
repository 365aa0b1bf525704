import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { settings } from '#domain/settings.ts'
import { faultTitles } from './fault-titles.ts'

/** Title, description and status of the page that is shown, written where browsers and tests look for them. */
export function PageHead({ status }: { status: number }) {
  const { i18n } = useLingui()
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData })
  const name = i18n._(status === 200 && page?.title ? page.title : faultTitles(status))
  const title = status === 200 && page?.exactTitle ? name : `${name} · ${settings.brand.name}`
  const description = status === 200 && page?.description ? i18n._(page.description) : undefined

  useLayoutEffect(() => {
    document.documentElement.dataset.status = String(status)
  }, [status])

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {(status !== 200 || page?.unlisted) && <meta name="robots" content="noindex" />}
    </>
  )
}
