import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { MeasureSomebody } from './-parts/scans/measure-somebody.tsx'
import { YourScans } from './-parts/scans/your-scans.tsx'

type Search = {
  /** The person whose scans are shown. */
  person?: string | undefined
  /** The person who is measured: an ID, or `new`. */
  measure?: string | undefined
}

/** A valid ID from the address; anything else is ignored. */
const idIn = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined)

export const Route = createFileRoute('/_profile/profile/mobile_scan')({
  staticData: {
    title: msg`Your scans`,
    description: msg`The people you’ve measured, and their feet.`,
    guards: ['auth'],
    unlisted: true,
  },
  validateSearch: ({ person, measure }: Record<string, unknown>): Search => ({
    person: idIn(person),
    measure: idIn(measure),
  }),
  component: MobileScan,
})

/** The saved scans, or the measurement of one person, which a paid order does not block here. */
function MobileScan() {
  const { person, measure } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [ended, setEnded] = useState<FootScanOutput>()

  function end(output: FootScanOutput): void {
    setEnded(output)
    const shown = output.kind === 'abandoned' ? person : output.person.id
    void navigate({ search: shown === undefined ? {} : { person: shown }, replace: true })
  }

  if (measure !== undefined) return <MeasureSomebody key={measure} who={measure} onEnd={end} />
  return (
    <YourScans
      ended={ended}
      chosen={person}
      onChoose={(id) => {
        setEnded(undefined)
        void navigate({ search: { person: id }, replace: true, resetScroll: false })
      }}
    />
  )
}
