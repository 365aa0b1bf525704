import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import type { PeopleList, ScanSummary } from '#domain/contract/scans.ts'
import type { Person } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import { strangerAccess } from '#src/page/access-port.ts'
import type { TraceOrder } from '#src/workers/measure-trace.messages.ts'
import { standInWorker } from '../fakes/photo-worker.ts'
import { openScreen, success } from './open-screen.tsx'

type TestPerson = Pick<Person, 'id' | 'kind' | 'name'> & { scan?: MeasuredScan }

type Options = {
  address?: string
  /** The people whom the shop already knows. */
  people?: readonly TestPerson[]
  drafts?: readonly ScanDraft[]
  isCustomer?: boolean
  isPhone?: boolean
  /** A browser that cannot measure photos. */
  cannotMeasure?: boolean
  /** The outcomes of the photos, in order; photos after the last get none. */
  outcomes?: readonly unknown[]
  /** The first response by path; other paths get the pretended shop's own response. */
  first?: Readonly<Record<string, () => Response>>
}

export const createErrorResponse = (status: number, code: string) =>
  Response.json({ status: 'error', code }, { status })

const scanSummary = (personId: string, { left, right, measuredAt }: MeasuredScan): ScanSummary => {
  const toApiFoot = ({ way, foot }: MeasuredScan['left']) => {
    const { value, tolerance } = foot.figures.lengthMm
    return { way, length_mm: value, tolerance_mm: tolerance }
  }
  return {
    id: `scan of ${personId}`,
    person_id: personId,
    state: 'measured',
    measured_at: measuredAt,
    is_old: false,
    quality: 88,
    left: toApiFoot(left),
    right: toApiFoot(right),
    blockers: [],
    rejected_for: [],
  }
}

/** A shop that knows these people, and saves the people and scans that it receives. */
function shopWithPeople(people: readonly TestPerson[]) {
  const saved: unknown[] = []
  const savedScans: { person_id: string; scan: MeasuredScan }[] = []
  const there: PeopleList['people'] = people.map(({ scan, ...one }) => ({
    ...{ ...one, group: 'neither', is_merge_pending: false, scans: scan ? 1 : 0 },
    newest: scan ? scanSummary(one.id, scan) : null,
  }))
  async function answer(path: string, request: Request): Promise<Response | undefined> {
    if (path === '/scans/people') return success({ people: there })
    const whole = people.find(({ id, scan }) => scan && path === `/scans/${encodeURIComponent(`scan of ${id}`)}`)
    if (whole?.scan) return success({ ...scanSummary(whole.id, whole.scan), scan: whole.scan })
    if (path === '/scans/people/save') {
      const { guardian, ...input } = await request.json()
      saved.push(guardian ? { ...input, guardian } : input)
      there.push({ ...input, id: `p${there.length + 1}`, is_merge_pending: false, scans: 0, newest: null })
      return success({ people: there })
    }
    if (path !== '/scans/save') return undefined
    const sent = await request.json()
    savedScans.push(sent)
    return success(scanSummary(sent.person_id, sent.scan))
  }
  return { saved, savedScans, answer }
}

/** Opens the scan step of the wizard in a browser whose measuring worker the test plays. */
export async function openScan(options: Options = {}) {
  const { address = '/tabi-gen-01/scan', people = [], drafts = [], outcomes = [], first = {} } = options
  const orders = standInWorker<TraceOrder, TraceOutcome>(...(outcomes as TraceOutcome[]))
  if (!options.cannotMeasure) for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: options.isPhone === true }))
  for (const draft of drafts) localStorage.setItem(scanDraftKey(draft.personId), writeScanDraft(draft, Date.now()))
  const shop = shopWithPeople(people)
  const waiting = new Map(Object.entries(first))
  // The lazy chunks are loaded here: on a busy machine their first load takes longer than a query waits.
  await Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
  ])
  const shown = await openScreen(address, {
    access: { ...strangerAccess, visitor: () => (options.isCustomer ? 'customer' : 'never') },
    answers(path, request) {
      const early = waiting.get(path)
      waiting.delete(path)
      return early ? early() : (shop.answer(path, request) as Promise<Response>)
    },
  })
  onTestFinished(() => localStorage.clear())
  return { ...shown, ...shop, orders }
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const headingNow = () => screen.getByRole('heading', { level: 1 }).textContent

/** Goes to the photo of the left foot, by the labels of the language. */
export async function toPhoto({
  name = 'Rosa',
  method = /^Draw around your feet/,
}: {
  name?: string
  method?: RegExp
} = {}) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'What shall we call you?' }), name)
  await press('Continue')
  await press('Continue without a size')
  await choose(method)
  await press(/^See /)
  await press('Measure the left foot')
}

export async function givePhoto(...files: File[]) {
  const chooser = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('.photo-drop input:not([capture])')
    if (!found) throw new Error('There is no place for a photo')
    return found
  })
  await userEvent.upload(
    chooser,
    files.length > 0 ? files : [new File(['a sheet'], 'sheet.jpg', { type: 'image/jpeg' })],
  )
}
