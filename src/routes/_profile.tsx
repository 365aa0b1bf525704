import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteFooter } from '#src/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#src/features/site-header/site-header.tsx'
import { MainPart } from '#src/navigation/main-part.tsx'
import { ProfileLinks } from './_profile/-parts/profile-links.tsx'

export const Route = createFileRoute('/_profile')({ staticData: { layout: 'profile' }, component: ProfileLayout })

/** The rooms of the account, side by side. */
function ProfileLayout() {
  return (
    <div className="layout" data-layout="profile">
      <SiteHeader />
      <div className="profile-rooms wrap">
        <ProfileLinks />
        <MainPart>
          <Outlet />
        </MainPart>
      </div>
      <SiteFooter />
    </div>
  )
}
