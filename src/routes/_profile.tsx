import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { MainPart } from '#src/app/main-part.tsx'
import { SiteFooter } from '#src/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#src/features/site-header/site-header.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { ProfileLinks } from './_profile/-parts/profile-links.tsx'

export const Route = createFileRoute('/_profile')({ staticData: { layout: 'profile' }, component: ProfileLayout })

/** The layout of the account's sections, with links between them. */
function ProfileLayout() {
  const person = usePerson()
  return (
    <div className="layout" data-layout="profile">
      <SiteHeader />
      <div className="profile-sections wrap">
        <ProfileLinks />
        <MainPart>
          <Fragment key={person}>
            <Outlet />
          </Fragment>
        </MainPart>
      </div>
      <SiteFooter />
    </div>
  )
}
