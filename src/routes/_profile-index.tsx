import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { SiteFooter } from '#src/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#src/features/site-header/site-header.tsx'
export const Route = createFileRoute('/_profile-index')({
  staticData: { layout: 'profile-index' },
  component: ProfileIndexLayout,
})

import { MainPart } from '#src/app/main-part.tsx'
import { usePerson } from '#src/page/use-person.ts'

/** The layout of the account's entry page, which is open to everyone. */
function ProfileIndexLayout() {
  const person = usePerson()
  return (
    <div className="layout" data-layout="profile-index">
      <SiteHeader />
      <MainPart>
        <Fragment key={person}>
          <Outlet />
        </Fragment>
      </MainPart>
      <SiteFooter />
    </div>
  )
}
