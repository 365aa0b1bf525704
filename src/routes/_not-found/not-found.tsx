import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/app/not-found-page.tsx'

export const Route = createFileRoute('/_not-found/not-found')({
  staticData: { title: msg`Page Not Found`, status: 404, unlisted: true },
  component: NotFoundPage,
})
