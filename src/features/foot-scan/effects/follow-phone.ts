import * as calls from '#domain/contract/scan-calls.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import type { PhoneCode } from '#machines/foot-scan/foot-scan.types.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import type { Wire } from '#src/api/wire.ts'
import { handOverLink } from './hand-over-link.ts'
import type { AskedOfPhone, PhoneEvent, ScanSource } from './scan-source.ts'

type Shop = { readonly wire: Wire; readonly follow: FollowStream }
type Tell = (event: PhoneEvent) => void

/**
 * Another phone: lets it in by a link, and hears by the stream what it does. What was missed while a line was down is found by
 * looking: a scan that is newer than the newest of before is the phone's.
 */
export function followPhone(shop: Shop): NonNullable<ScanSource['followPhone']> {
  return (asked, tell, signal) => {
    const tellWhileAsked: Tell = (event) => {
      if (!signal.aborted) tell(event)
    }
    void letIn(shop, asked, tellWhileAsked, signal)
  }
}

async function letIn(shop: Shop, asked: AskedOfPhone, tell: Tell, signal: AbortSignal): Promise<void> {
  const { wire, follow } = shop
  const { personId } = asked
  const before = await newestOf(wire, personId, signal)
  const made = await wire(calls.makeHandOver, { person_id: personId }, { signal })
  if (!before.ok || !made.ok) {
    const code = made.ok ? 'NETWORK_ERROR' : made.code
    return tell({ type: 'phone.broken', fault: { code } })
  }
  // By this device's own clock, which may not be the shop's.
  const endsAtMs = Date.now() + scanSettings.handOver.openMinutes * 60_000
  const code: PhoneCode = { link: handOverLink(made.value.token), endsAtMs }
  const phone = watchPhone({ ...asked, code, before: before.id, wire, tell, signal })
  addEventListener('offline', phone.loseLine, { signal })
  addEventListener('online', phone.findLine, { signal })
  const ended = await follow(
    calls.followScans,
    (heard) => {
      if (heard.kind === streamWords.opened) void phone.look()
      else if (heard.payload.person_id !== personId) return
      else if (heard.kind === 'hand_over.opened') phone.connect()
      else if (heard.payload.by === 'hand_over') void phone.take(heard.payload.scan_id, heard.payload.state)
    },
    signal,
  )
  if (ended !== 'stopped') tell({ type: 'phone.broken', fault: { code: 'NETWORK_ERROR' } })
}

type Watched = AskedOfPhone & {
  readonly code: PhoneCode
  readonly before: string | undefined
  readonly wire: Wire
  readonly tell: Tell
  readonly signal: AbortSignal
}

/** What is known of the phone, and for how long its link is good. */
function watchPhone({ personId, sides, code, before, wire, tell, signal }: Watched) {
  let [isConnected, isOver] = [false, false]
  const over = () => {
    isOver = true
    tell({ type: 'phone.code_over' })
  }
  let end = setTimeout(over, code.endsAtMs - Date.now())
  signal.addEventListener('abort', () => clearTimeout(end))
  tell({ type: 'phone.code_made', code })

  async function take(scanId: string, state = 'measured'): Promise<void> {
    // The phone itself is told why a scan is not believed, and may send another.
    if (state === 'rejected') return
    const whole = await wire(calls.oneScan, undefined, { id: scanId, signal })
    if (!whole.ok) return tell({ type: 'phone.broken', fault: { code: whole.code } })
    const { scan } = whole.value
    const { engine, doFeetDiffer, measuredAt } = scan
    tell({ type: 'phone.measured', feet: sides.map((side) => scan[side]), at: measuredAt, engine, doFeetDiffer })
  }

  async function look(): Promise<void> {
    const newest = await newestOf(wire, personId, signal)
    if (newest.ok && newest.id !== undefined && newest.id !== before) await take(newest.id)
  }

  function connect(): void {
    isConnected = true
    clearTimeout(end)
    end = setTimeout(over, scanSettings.handOver.sendMinutes * 60_000)
    tell({ type: 'phone.connected' })
  }

  return {
    take,
    look,
    connect,
    loseLine: () => tell({ type: 'phone.lost' }),
    findLine() {
      if (isOver) tell({ type: 'phone.code_over' })
      else tell(isConnected ? { type: 'phone.connected' } : { type: 'phone.code_made', code })
      void look()
    },
  }
}

type Newest = { readonly ok: true; readonly id: string | undefined } | { readonly ok: false }

/** The scan of somebody by which shoes would be made. */
async function newestOf(wire: Wire, personId: string, signal: AbortSignal): Promise<Newest> {
  const listed = await wire(calls.listPeople, undefined, { signal })
  if (!listed.ok) return { ok: false }
  return { ok: true, id: listed.value.people.find(({ id }) => id === personId)?.newest?.id }
}
