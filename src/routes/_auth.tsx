import { createFileRoute, Outlet } from '@tanstack/react-router'
import { QuietHeader } from '#src/features/site-header/quiet-header.tsx'
export const Route = createFileRoute('/_auth')({ staticData: { layout: 'auth' }, component: AuthLayout })

import { MainPart } from '#src/app/main-part.tsx'

/** The layout of sign-in: one card on a quiet background. */
function AuthLayout() {
  return (
    <div className="layout" data-layout="auth">
      <QuietHeader />
      <MainPart>
        <Outlet />
      </MainPart>
    </div>
  )
}
