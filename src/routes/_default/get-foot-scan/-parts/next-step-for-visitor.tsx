import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listPeople, type PeopleList, type ScanSummary } from '#domain/contract/scans.ts'
import { useLive } from '#src/api/use-live.ts'
import { readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { buttonLook } from '#src/ui/button-look.ts'
import { exactLengthText } from '#src/ui/length-text.ts'
import { NextLink } from '#src/ui/next-link.tsx'

type Person = PeopleList['people'][number]

type Props = {
  isCustomer: boolean
  /** Shown to visitors without scans, and to all until the scans are loaded. */
  first: ReactNode
}

/** A measurement begun on this device takes precedence over saved scans, because it is unfinished. */
export function NextStepForVisitor({ isCustomer, first }: Props) {
  const [answer] = useLive(listPeople)
  if (!answer?.ok) return first
  const { people } = answer.value
  const begun = people.find(({ id }) => isBegun(id))
  if (begun) return <Begun person={begun} isCustomer={isCustomer} />
  const [newest] = people
    .flatMap(({ newest }) => newest ?? [])
    .toSorted((one, other) => other.measured_at.localeCompare(one.measured_at))
  const person = people.find(({ id }) => id === newest?.person_id)
  return newest && person ? <Newest scan={newest} person={person} isCustomer={isCustomer} /> : first
}

function isBegun(personId: string): boolean {
  const draft = readStoredDraft(personId)
  return draft !== undefined && draft.savedAs === undefined && (draft.left !== undefined || draft.right !== undefined)
}

/** A customer measures on the account page, which a paid order does not block. */
function Measure({ person, isCustomer, isQuiet, children }: StepProps & { isQuiet?: boolean; children: ReactNode }) {
  if (!isCustomer)
    return (
      <NextLink to="/tabi-gen-01/scan" quiet={isQuiet === true}>
        {children}
      </NextLink>
    )
  return (
    <Link to="/profile/mobile_scan" search={{ measure: person.id }} className={buttonLook(isQuiet ? 'quiet' : 'verb')}>
      {children}
    </Link>
  )
}

type StepProps = { person: Person; isCustomer: boolean }

function Begun({ person, isCustomer }: StepProps) {
  const draft = readStoredDraft(person.id)
  const { name } = person
  return (
    <>
      <p>
        {draft?.left && draft.right ? (
          <Trans>Both feet of {name} are measured on this device, and the scan isn’t saved yet.</Trans>
        ) : draft?.left ? (
          <Trans>The left foot of {name} is measured. The right foot is next.</Trans>
        ) : (
          <Trans>The right foot of {name} is measured. The left foot is next.</Trans>
        )}
      </p>
      <Measure person={person} isCustomer={isCustomer}>
        <Trans>Continue measuring</Trans>
      </Measure>
    </>
  )
}

function Newest({ scan, person, isCustomer }: StepProps & { scan: ScanSummary }) {
  const language = useLanguage()
  const day = useDateText()(scan.measured_at)
  const [left, right] = [scan.left, scan.right].map(({ length_mm }) => exactLengthText(length_mm, language))
  const { name } = person
  const isUsable = scan.blockers.length === 0
  return (
    <>
      <p>
        <Trans>
          The newest scan of {name} is from {day}: left {left}, right {right}.
        </Trans>
      </p>
      <div className="actions">
        {isUsable && (
          <NextLink to="/tabi-gen-01/style">
            <Trans>Design a pair</Trans>
          </NextLink>
        )}
        <Measure person={person} isCustomer={isCustomer} isQuiet={isUsable}>
          <Trans>Measure again</Trans>
        </Measure>
      </div>
    </>
  )
}
