import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { SiteFooter } from '#src/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#src/features/site-header/site-header.tsx'
import { MainPart } from '#src/navigation/main-part.tsx'
import { usePerson } from '#src/navigation/use-person.ts'
import { ProfileLinks } from './_profile/-parts/profile-links.tsx'

export const Route = createFileRoute('/_profile')({ staticData: { layout: 'profile' }, component: ProfileLayout })

/** The rooms of the account, side by side. */
function ProfileLayout() {
  const person = usePerson()
  return (
    <div className="layout" data-layout="profile">
      <SiteHeader />
      <div className="profile-rooms wrap">
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
