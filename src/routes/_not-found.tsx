import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotFoundLayout } from '#src/app/not-found-layout.tsx'

export const Route = createFileRoute('/_not-found')({
  staticData: { layout: 'not-found' },
  component: () => (
    <NotFoundLayout>
      <Outlet />
    </NotFoundLayout>
  ),
})
