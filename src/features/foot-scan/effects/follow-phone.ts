import * as calls from '#domain/contract/scan-calls.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import type { PhoneAsked, PhoneCode } from '#machines/foot-scan/foot-scan.types.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import type { Wire } from '#src/api/wire.ts'
import { handOverLink } from './hand-over-link.ts'
import type { PhoneEvent, ScanSource } from './scan-source.ts'

type Shop = { readonly wire: Wire; readonly follow: FollowStream }
type Tell = (event: PhoneEvent) => void

/**
 * Another phone: lets it in by a link, or finds the one that was let in before this page was closed, and hears by the stream what
 * it does. What was missed while a line was down is found by looking.
 */
export function followPhone(shop: Shop): NonNullable<ScanSource['followPhone']> {
  return (asked, tell, signal) => {
    const tellWhileAsked: Tell = (event) => {
      if (!signal.aborted) tell(event)
    }
    void letIn(shop, asked, tellWhileAsked, signal)
  }
}

async function letIn(shop: Shop, asked: PhoneAsked, tell: Tell, signal: AbortSignal): Promise<void> {
  const { wire, follow } = shop
  const { personId } = asked
  const before = await wire(calls.lookAtHandOver, undefined, { query: { person_id: personId }, signal })
  if (!before.ok) return tell({ type: 'phone.broken', fault: { code: before.code } })
  const { connected_seconds: connectedSeconds, sent_scan_id: sentBefore } = before.value
  const phone = watchPhone({ ...asked, sentBefore, wire, tell, signal })
  if (connectedSeconds === null || asked.isAnother) {
    const made = await wire(calls.makeHandOver, { person_id: personId }, { signal })
    if (!made.ok) return tell({ type: 'phone.broken', fault: { code: made.code } })
    phone.show(made.value.token)
  } else phone.connect(connectedSeconds)
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

type Watched = PhoneAsked & {
  /** What came by an earlier link is nothing new. */
  readonly sentBefore: string | null
  readonly wire: Wire
  readonly tell: Tell
  readonly signal: AbortSignal
}

const { openMinutes, sendMinutes } = scanSettings.handOver

/** What is known of the phone, and for how long its link is good. Times are by this device's own clock, which may not be the shop's. */
function watchPhone({ personId, sides, sentBefore, wire, tell, signal }: Watched) {
  let code: PhoneCode | undefined
  let [isConnected, isOver] = [false, false]
  let end: ReturnType<typeof setTimeout>
  signal.addEventListener('abort', () => clearTimeout(end))

  function endIn(seconds: number): void {
    clearTimeout(end)
    end = setTimeout(() => {
      isOver = true
      tell({ type: 'phone.code_over' })
    }, seconds * 1000)
  }

  function show(token: string): void {
    code = { link: handOverLink(token), endsAtMs: Date.now() + openMinutes * 60_000 }
    endIn(openMinutes * 60)
    tell({ type: 'phone.code_made', code })
  }

  async function take(scanId: string, state = 'measured'): Promise<void> {
    // The phone itself is told why a scan is not believed, and may send another.
    if (state === 'rejected') return
    const whole = await wire(calls.oneScan, undefined, { id: scanId, signal })
    if (!whole.ok) return tell({ type: 'phone.broken', fault: { code: whole.code } })
    const { scan } = whole.value
    const { engine, doFeetDiffer, measuredAt } = scan
    tell({ type: 'phone.measured', feet: sides.map((side) => scan[side]), at: measuredAt, engine, doFeetDiffer })
  }

  function connect(seconds = sendMinutes * 60): void {
    isConnected = true
    endIn(seconds)
    tell({ type: 'phone.connected' })
  }

  async function look(): Promise<void> {
    const news = await wire(calls.lookAtHandOver, undefined, { query: { person_id: personId }, signal })
    if (!news.ok) return
    const { sent_scan_id: sent, connected_seconds: seconds } = news.value
    if (sent !== null && sent !== sentBefore) await take(sent)
    else if (seconds !== null && !isConnected) connect(seconds)
  }

  return {
    show,
    take,
    look,
    connect,
    loseLine: () => tell({ type: 'phone.lost' }),
    findLine() {
      if (isOver) tell({ type: 'phone.code_over' })
      else if (isConnected) tell({ type: 'phone.connected' })
      else if (code) tell({ type: 'phone.code_made', code })
      void look()
    },
  }
}
