import { createFileRoute, Outlet } from '@tanstack/react-router'
import { QuietHeader } from '#src/features/site-header/quiet-header.tsx'
export const Route = createFileRoute('/_auth')({ staticData: { layout: 'auth' }, component: AuthLayout })

/** One sheet of paper on a quiet ground: who are you? */
function AuthLayout() {
  return (
    <div className="layout" data-layout="auth">
      <QuietHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
