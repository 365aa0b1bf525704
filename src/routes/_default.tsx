import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteFooter } from '#src/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#src/features/site-header/site-header.tsx'
export const Route = createFileRoute('/_default')({ staticData: { layout: 'default' }, component: DefaultLayout })

import { MainPart } from '#src/app/main-part.tsx'

/** The layout of the open shop, with its full navigation. */
function DefaultLayout() {
  return (
    <div className="layout" data-layout="default">
      <SiteHeader />
      <MainPart>
        <Outlet />
      </MainPart>
      <SiteFooter />
    </div>
  )
}
