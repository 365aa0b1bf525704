import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { CourseStart } from '#src/ui/drawings/course-start.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_profile/profile/health_mode')({
  staticData: {
    title: msg`Foot course`,
    description: msg`Small exercises for bare feet.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: HealthMode,
})

function HealthMode() {
  const { weeks, minutesADay } = settings.course
  return (
    <Screen
      heading={<Trans>Foot course</Trans>}
      lead={
        <Trans>
          Feel, mobilise, activate, strengthen, walk: five steps over {weeks} weeks, about {minutesADay} minutes a day,
          for feet that have spent years in shoes.
        </Trans>
      }
      drawing={<CourseStart />}
    >
      <p>
        <Trans>The course isn’t open yet.</Trans>
      </p>
      <NextLink to="/profile">
        <Trans>Go to your account</Trans>
      </NextLink>
    </Screen>
  )
}
