import { createFileRoute, Outlet } from '@tanstack/react-router'
import { QuietHeader } from '#src/features/site-header/quiet-header.tsx'
export const Route = createFileRoute('/_settings')({ staticData: { layout: 'settings' }, component: SettingsLayout })

import { MainPart } from '#src/app/main-part.tsx'

/** The layout of a step in a flow: no links lead away from it. */
function SettingsLayout() {
  return (
    <div className="layout" data-layout="settings">
      <QuietHeader />
      <MainPart>
        <Outlet />
      </MainPart>
    </div>
  )
}
